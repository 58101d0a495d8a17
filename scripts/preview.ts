import { preview } from './lib/preview';
import { command } from './lib/command';
import { ensureSite } from './lib/site';

command(() => preview(ensureSite));
