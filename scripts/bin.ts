import { Problem } from '../src/lib/problem';
import { command } from './lib/command';

/** What the program of the package can do with the site in a folder, or where there is none. */
const COMMANDS: Readonly<Record<string, () => Promise<unknown>>> = {
  dev: () => import('./dev'),
  build: () => import('./build'),
  serve: () => import('./serve'),
  init: async () => {
    const { init } = await import('../src/init');
    process.exitCode = await init(process.argv.slice(2), process.cwd());
  },
};

const [name = ''] = process.argv.splice(2, 1);

command(async () => {
  const run = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!run)
    throw new Problem({
      what: name ? `there is no command ${name}.` : 'no command was given.',
      why: `the commands are ${Object.keys(COMMANDS).join(', ')}.`,
      fix: 'write one of them, such as "build", and behind it the folder of the site, unless it is the current one.',
    });
  await run();
});
