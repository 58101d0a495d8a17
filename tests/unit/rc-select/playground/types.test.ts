import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { toCode } from '../../../../src/rc-select/playground/code';
import { describe as describeSelect } from '../../../../src/rc-select/playground/props';
import { singleSettings } from './randomSettings';

const project = path.resolve(import.meta.dirname, '../../../..');

/** The compiler's messages about the files, with the settings of exported projects. */
function faultsOf(files: ReadonlyMap<string, string>): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const real = { ...host };
  host.fileExists = (file) => files.has(file) || real.fileExists(file);
  host.readFile = (file) => files.get(file) ?? real.readFile(file);
  host.getSourceFile = (file, ...rest) => {
    const text = files.get(file);
    return text === undefined
      ? real.getSourceFile(file, ...rest)
      : ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ messageText, file }) =>
        `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

test('the code of any single prop, in any mode, passes the type check', { timeout: 60_000 }, () => {
  const codes = new Set(
    singleSettings([undefined, 'multiple', 'combobox']).map((settings) =>
      toCode(describeSelect(settings)),
    ),
  );
  const files = new Map(
    [...codes].map((code, index) => [path.join(project, `demos/playground/${index}.tsx`), code]),
  );
  files.set(path.join(project, 'demos/css.d.ts'), "declare module '*.css';");
  expect(faultsOf(files)).toEqual([]);
});
