import type { ExportProblem } from '../../../../src/demo/code/exportProblem';

const place = { file: 'a/index.tsx', line: 3 };

/** A problem of each kind that prevents an export. */
export const EXPORT_PROBLEMS: readonly ExportProblem[] = [
  { kind: 'missing-file', specifier: './gone', ...place },
  { kind: 'outside', specifier: '../../theme/icons', ...place },
  { kind: 'address', specifier: 'https://example.com', ...place },
  { kind: 'unknown-package', specifier: 'lodash', known: ['rc-select', 'react'], ...place },
  { kind: 'file-type', specifier: './a.svg', ...place },
  { kind: 'style-names', specifier: './a.css', ...place },
  { kind: 'style-import', specifier: './b.css', ...place },
  { kind: 'computed', ...place },
  { kind: 'syntax', detail: 'Unexpected token', ...place },
  { kind: 'missing-entry', file: 'a/index.tsx' },
  { kind: 'no-default-export', file: 'a/index.tsx' },
  { kind: 'file-name', file: '../a' },
  { kind: 'not-published', library: '@acme/ui 2' },
  { kind: 'too-large', size: 2, limit: 1 },
];
