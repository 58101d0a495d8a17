import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../src/lib/problem';
import { command, printError } from './lib/command';
import { isHelp } from './lib/fatal';
import { project, run } from './lib/run';
import { DUMI, siteFolder } from './lib/site';

/** Where a change may mend what has ended the server. */
const WATCHED = ['.dumirc.ts', 'demos', 'docs', 'package.json', 'public'];
const OWN = ['src', 'theme'];

async function nextChange(folder: string): Promise<void> {
  const stop = new AbortController();
  await new Promise((resolve) => {
    const paths = [
      ...WATCHED.map((name) => join(folder, name)),
      ...OWN.map((name) => join(project, name)),
    ];
    for (const path of paths.filter((each) => existsSync(each)))
      watch(path, { recursive: true, signal: stop.signal }, resolve);
  });
  stop.abort();
}

/**
 * Starts the development server, and starts it again after a change when it has ended, as with a
 * mistake that is there from the start.
 */
command(async () => {
  const folder = siteFolder(process.argv[2]);
  for (;;) {
    const isShown = (line: string) => !isHelp(line);
    const status = await run('node', [DUMI, 'dev'], { cwd: folder, isShown });
    printError(
      new Problem({
        what: `The development server ended with status ${status}.`,
        why: 'it could not start; its own message stands above.',
        fix: 'mend what it names: it starts again when a file is saved.',
      }),
    );
    await nextChange(folder);
  }
});
