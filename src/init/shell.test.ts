import { expect, test } from 'vitest';
import { faultIn } from './shell';

const ran = (stdout: string, stderr = '') => faultIn({ status: 1, stdout, stderr });

test('of what pnpm says, its progress and warnings are left out', () => {
  const said = [
    'Progress: resolved 1, reused 0, downloaded 0, added 0',
    ' WARN  deprecated a@1.0.0: use b',
    'Packages: +3',
    '+++',
    ' ERR_PNPM_FETCH_404  GET https://registry.example/a: Not Found - 404',
    '',
    'This error happened while installing a direct dependency of /tmp/x',
  ];
  expect(ran(said.join('\n'))).toBe(
    'ERR_PNPM_FETCH_404  GET https://registry.example/a: Not Found - 404 This error happened while installing a direct dependency of /tmp/x',
  );
});

test('of what npm says, the first lines are taken that name the fault', () => {
  expect(ran('', 'npm warn old\nnpm error code E404\nnpm error 404 Not Found\n')).toBe(
    'npm error code E404 npm error 404 Not Found',
  );
});

test('what names no fault is quoted from its beginning', () => {
  expect(ran('', 'spawn npm ENOENT')).toBe('spawn npm ENOENT');
});
