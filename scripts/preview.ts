import { readPort } from './lib/port';
import { preview } from './lib/preview';
import { command } from './lib/problem';
import { ensureSite } from './lib/site';

command(async () => {
  // Read first: a mistyped port should not cost a build.
  const port = readPort(process.env.PORT);
  await ensureSite();
  await preview(port);
});
