import { parseArgs } from 'node:util';
import { command } from './lib/command';
import { buildSite, ensureSite } from './lib/site';

command(() => {
  const { values } = parseArgs({ options: { force: { type: 'boolean' } } });
  return values.force ? buildSite() : ensureSite();
});
