import { preview } from './lib/preview';
import { command } from './lib/command';

command(preview);
