import { preview } from './lib/preview';
import { command } from './lib/command';
import { siteFolder } from './lib/site';

command(() => preview(siteFolder(process.argv[2])));
