import { command } from './lib/problem';
import { buildSite } from './lib/site';

command(buildSite);
