import { expect, test } from 'vitest';
import { faultIn } from './shell';

test('what went wrong is said without the warnings of npm before it', () => {
  const stderr = [
    'npm warn ERESOLVE overriding peer dependency',
    'npm error code ERESOLVE',
    'npm error ERESOLVE could not resolve',
    '',
  ].join('\n');
  expect(faultIn({ status: 1, stdout: '', stderr })).toBe(
    'npm error code ERESOLVE npm error ERESOLVE could not resolve',
  );
});
