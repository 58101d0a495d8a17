// @vitest-environment node
import { expect, test } from 'vitest';
import { run } from '../../../scripts/lib/run';

test('a program ends with its own status', async () => {
  expect(await run(process.execPath, ['-e', 'process.exit(3)'])).toBe(3);
  expect(await run(process.execPath, ['-e', ''], 30_000)).toBe(0);
});

test('a program that hangs is ended after its time limit, and that is said', async () => {
  const hanging = ['-e', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)'];
  await expect(run(process.execPath, hanging, 1500)).rejects.toThrow(/it has 2 seconds and took/);
});
