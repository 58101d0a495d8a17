import { readPort } from './lib/port';
import { preview } from './lib/preview';
import { command } from './lib/problem';

command(() => preview(readPort(process.env.PORT)));
