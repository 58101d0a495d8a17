import { describe, expect, test } from 'vitest';
import { EXPORT_PROBLEMS } from '../../../../tests/unit/demo/code/exportProblems';
import { inEveryLanguage } from '../../../../tests/support/inEveryLanguage';
import { explainProblem } from '../../code/problemTexts';
import { exportTexts } from './texts';

describe.each(await inEveryLanguage(exportTexts))('problems of an export in %s', (_, texts) => {
  test.each(EXPORT_PROBLEMS)('have three parts and say where: $kind', (problem) => {
    const { what, why, fix } = explainProblem(problem, texts.problems);
    expect(why).not.toBe('');
    expect(fix).not.toBe('');
    if ('line' in problem) expect(what).toContain('a/index.tsx:3');
    else if ('file' in problem) expect(what).toContain(problem.file);
    else expect(what).toContain('2');
  });
});
