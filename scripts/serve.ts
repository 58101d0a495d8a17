import { preview } from './lib/preview';
import { command } from './lib/problem';

command(preview);
