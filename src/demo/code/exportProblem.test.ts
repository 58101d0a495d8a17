import { describe, expect, test } from 'vitest';
import { ExportError, exportProblemTexts } from './exportProblem';
import { explainProblem } from './problemTexts';
import { EXPORT_PROBLEMS } from '../../../tests/unit/demo/code/exportProblems';

describe('an error that prevents an export', () => {
  test.each(EXPORT_PROBLEMS)('says what happened, why, and what to do: $kind', (problem) => {
    const { what, why, fix } = explainProblem(problem, exportProblemTexts);
    expect(what).toMatch(/^[A-Za-z].*\.$/);
    expect(why).toMatch(/^[a-z].*\.$/);
    expect(fix).toMatch(/^[a-z].*\.$/);
    if ('specifier' in problem) expect(what).toBe(`a/index.tsx:3 imports '${problem.specifier}'.`);
    if ('file' in problem) expect(what).toContain(problem.file);
  });

  test('lists what can be imported instead of an unknown package', () => {
    const fixes = EXPORT_PROBLEMS.map((problem) => explainProblem(problem, exportProblemTexts).fix);
    expect(fixes).toContain('import one of rc-select, react, or a file of the demo.');
  });

  test('reads like the other errors of the project, one after the other', () => {
    const error = new ExportError(EXPORT_PROBLEMS.slice(0, 2));
    expect(error.message.split('\n')).toEqual([
      "a/index.tsx:3 imports './gone'.",
      '  Why: no file of the demo has that path.',
      '  What to do: add the file, correct the path, or remove the import.',
      "a/index.tsx:3 imports '../../theme/icons'.",
      expect.stringMatching(/^ {2}Why: /) as string,
      expect.stringMatching(/^ {2}What to do: /) as string,
    ]);
  });
});
