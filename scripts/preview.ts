import { preview } from './lib/preview';
import { command } from './lib/command';
import { ensureSite, siteFolder } from './lib/site';

command(() => preview(siteFolder(process.argv[2]), ensureSite));
