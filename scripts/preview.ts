import { preview } from './lib/preview';
import { command } from './lib/problem';
import { ensureSite } from './lib/site';

command(() => preview(ensureSite));
