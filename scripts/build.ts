import { parseArgs } from 'node:util';
import { command } from './lib/command';
import { buildSite, ensureSite, siteFolder } from './lib/site';

command(() => {
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean' } },
    allowPositionals: true,
  });
  const folder = siteFolder(positionals[0]);
  return values.force ? buildSite(folder) : ensureSite(folder);
});
