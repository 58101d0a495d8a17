import { execa } from 'execa';
import { afterEach, expect, test, vi } from 'vitest';
import { checkPort } from '../../../scripts/lib/port';
import { preview } from '../../../scripts/lib/preview';
import { command } from '../../../scripts/lib/command';
import { sampleSite, servedSite } from './sampleSite';

const site = servedSite();

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('a port in use is explained before the build: what, why, what to do', async () => {
  const { port } = new URL(site.url);
  vi.stubEnv('PORT', port);
  const build = vi.fn(() => Promise.reject(new Error('It was built.')));
  await expect(preview('.', build)).rejects.toThrow(
    new RegExp(`port ${port}\\.\n  Why: another program .*\n  What to do: .*PORT=`),
  );
  expect(build).not.toHaveBeenCalled();
});

test('checking a free port leaves it free', async () => {
  const other = await sampleSite();
  await other.remove();
  const port = Number(new URL(other.url).port);
  await checkPort(port, '127.0.0.1');
  await checkPort(port, '127.0.0.1');
});

test('an invalid port is explained without a stack trace by "npm run serve"', async () => {
  const { exitCode, stderr } = await execa(
    process.execPath,
    ['--import', 'tsx', 'scripts/serve.ts'],
    { env: { PORT: 'abc' }, reject: false },
  );
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^"abc" is not a port\.\n {2}Why: .+\n {2}What to do: .+$/);
});

test('a command that throws before its first step fails like any other command', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fault = new Error('At once.');
  command(() => {
    throw fault;
  });
  await expect.poll(() => printed.mock.calls).toEqual([[fault]]);
  expect(process.exitCode).toBe(1);
  process.exitCode = undefined;
});
