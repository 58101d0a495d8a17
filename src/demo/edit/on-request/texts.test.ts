import { describe, expect, test } from 'vitest';
import type { SandboxProblem } from '../../sandbox/sandboxProblem';
import { inEveryLanguage } from '../../../../tests/support/inEveryLanguage';
import { editTexts } from './texts';
import { explainProblem } from '../../code/problemTexts';
import type { LinkProblem } from '../share/payload';

const position = { file: 'single/index.tsx', line: 3, column: 5 };
const available = ['react', 'rc-select'];
const detail = 'HTTP 404';

const MISSING: SandboxProblem = {
  kind: 'missing-package',
  specifier: 'lodash',
  available,
  position,
};

const PROBLEMS: readonly SandboxProblem[] = [
  { kind: 'syntax', message: 'Unexpected token', position },
  { kind: 'unsupported', syntax: 'namespace', position },
  { kind: 'unsupported', syntax: 'top-level-await', position },
  MISSING,
  { kind: 'missing-file', specifier: './nowhere', available, position },
  { kind: 'remote-import', specifier: 'https://esm.example/x', available, position },
  { kind: 'too-large', size: 1_000_000, limit: 262_144 },
  { kind: 'compiler', detail },
  { kind: 'package', detail },
  { kind: 'thrown', message: 'Error: no', position, trace: [] },
  { kind: 'no-component', file: 'single/index.tsx' },
  { kind: 'endless-loop', position },
  { kind: 'endless-render', detail: '' },
  { kind: 'frozen', detail: '' },
  { kind: 'left', detail: '' },
  { kind: 'flooded', detail: '' },
  { kind: 'too-much-memory', detail: '' },
  { kind: 'no-frame', detail },
];

const LINK_PROBLEMS: readonly LinkProblem[] = [
  { kind: 'unknown-version', version: '7' },
  { kind: 'too-long', length: 40_000, limit: 32_000 },
  { kind: 'too-large', limit: 262_144 },
  { kind: 'damaged', detail },
  { kind: 'not-ours', detail },
  { kind: 'no-demo', demo: 'gone' },
];

const SENTENCE = /[.。]$/;

describe.each(await inEveryLanguage(editTexts))('a problem in %s', (_, texts) => {
  test.each(PROBLEMS)('says what happened, why, and what to do: $kind', (problem) => {
    const { what, why, fix } = explainProblem(problem, texts.sandbox);
    expect(what).toMatch(SENTENCE);
    expect(why).toMatch(/\S/);
    expect(fix).toMatch(SENTENCE);
  });

  test.each(LINK_PROBLEMS)('of a link says the same: $kind', (problem) => {
    const { what, why, fix } = explainProblem(problem, texts.link);
    for (const part of [what, why, fix]) expect(part).toMatch(SENTENCE);
  });

  test('lists the available packages when one is missing', () => {
    const { what, fix } = explainProblem(MISSING, texts.sandbox);
    expect(what).toContain('lodash');
    expect(fix).toContain('rc-select');
  });
});
