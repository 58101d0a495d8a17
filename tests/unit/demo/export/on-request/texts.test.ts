import { describe, expect, test } from 'vitest';
import type { ExportProblem } from '../../../../../src/demo/code/problems';
import { inEveryLanguage } from '../../../../support/inEveryLanguage';
import { exportTexts } from '../../../../../theme/demo/export/on-request/texts';

const place = { file: 'a/index.tsx', line: 7 };

const PROBLEMS: readonly ExportProblem[] = [
  { kind: 'missing-file', specifier: './gone', ...place },
  { kind: 'file-type', specifier: './a.svg', ...place },
  { kind: 'style-names', specifier: './a.css', ...place },
  { kind: 'style-import', specifier: './b.css', ...place },
  { kind: 'outside', specifier: '../../x', ...place },
  { kind: 'address', specifier: 'https://x.test', ...place },
  { kind: 'unknown-package', specifier: 'lodash', known: ['react'], ...place },
  { kind: 'computed', ...place },
  { kind: 'syntax', detail: 'Unexpected token', ...place },
  { kind: 'missing-entry', file: 'a/index.tsx' },
  { kind: 'no-default-export', file: 'a/index.tsx' },
  { kind: 'file-name', file: '..' },
  { kind: 'too-large', size: 5, limit: 4 },
];

describe.each(await inEveryLanguage(exportTexts))('problems of an export in %s', (_, texts) => {
  test.each(PROBLEMS.map((problem) => [problem.kind, problem] as const))(
    'have three parts and say where: %s',
    (__, problem) => {
      const { what, why, fix } = texts.explain(problem);
      expect(why).not.toBe('');
      expect(fix).not.toBe('');
      if ('line' in problem) expect(what).toContain('a/index.tsx:7');
      else if ('file' in problem) expect(what).toContain(problem.file);
      else expect(what).toContain('5');
    },
  );
});
