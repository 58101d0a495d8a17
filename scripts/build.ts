import { command } from './lib/command';
import { buildSite } from './lib/site';

command(buildSite);
