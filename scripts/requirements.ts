import { writeFile } from 'node:fs/promises';
import { command } from './lib/command';
import { readRepository, updatedPage } from './lib/requirements/check';
import { PAGE } from './lib/requirements/page';
import { readTextFiles } from './lib/requirements/textFiles';

command(async () => writeFile(PAGE, updatedPage(readRepository(await readTextFiles('.')))));
