#!/usr/bin/env node
import process from 'node:process';

// Before anything else is loaded, which an older Node could not read. As `engines` of the package.
const OLDEST = [20, 19];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(
    [
      `Node ${process.versions.node} cannot build the site.`,
      `  Why: it is older than ${OLDEST.join('.')}, the first version that has all that a build uses.`,
      '  What to do: install Node 22 or newer, then run the command again.',
    ].join('\n'),
  );
  process.exitCode = 1;
} else {
  await import('./src/node/bin.mjs');
}
