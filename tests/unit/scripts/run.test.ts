import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { run } from '../../../scripts/lib/run';

/** Runs a program in a separate process, since `run` shows what the program prints. */
function runElsewhere(program: string, args: readonly string[], options = '{}') {
  const script = `import { run } from './scripts/lib/run';
    process.exitCode = await run(${JSON.stringify(program)}, ${JSON.stringify(args)}, ${options});`;
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: '/nowhere' },
  });
}

test('the exit status of a program is passed on', async () => {
  expect(await run(process.execPath, ['-e', 'process.exit(3)'])).toBe(3);
  expect(await run(process.execPath, ['-e', ''], { timeLimit: 30_000 })).toBe(0);
});

test('a program ended by a signal has failed', async () => {
  expect(await run(process.execPath, ['-e', 'process.kill(process.pid)'])).toBe(1);
});

test('a missing program causes an error that names it', async () => {
  await expect(run('no-such-program', ['--version'])).rejects.toThrow(/no-such-program.*ENOENT/s);
});

test('a program that hangs is killed after its time limit, with an error that says so', async () => {
  const hanging = ['-e', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)'];
  await expect(run(process.execPath, hanging, { timeLimit: 1001 })).rejects.toThrow(
    /ended before.*\n {2}Why: it has 2 seconds and took longer.*\n {2}What to do: /,
  );
});

test('programs of installed packages are found by name', async () => {
  const child = runElsewhere('esbuild', ['--version']);
  expect(await text(child.stdout)).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test('ending this process ends the program too', async () => {
  const waiting = ['-e', 'setTimeout(() => {}, 20_000); console.log("ready")'];
  const child = runElsewhere(process.execPath, waiting);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  // The program has ended by then, too, since it holds the other end of the output.
  await once(child, 'close');
  expect(child.signalCode).toBe('SIGTERM');
}, 15_000);

test('lines of its errors that nobody asked for are left out, and the others are shown', async () => {
  const print = ['-e', 'console.error("one\\ntwo"); console.error("three"); process.exit(4)'];
  const child = runElsewhere(process.execPath, print, '{ isShown: (line) => line !== "two" }');
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(said).toBe('one\nthree\n');
  expect(child.exitCode).toBe(4);
});
