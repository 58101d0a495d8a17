import { join } from 'node:path';
import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  skipLibCheck: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  types: [],
};

/** The props that a type declares, each with whether it is deprecated; without `aria-*`. */
export type DeclaredProps = ReadonlyMap<string, { isDeprecated: boolean }>;

/**
 * Reads what props a package declares.
 *
 * @param folder - The package is installed here or above.
 * @param type - The name of an exported type that needs no parameters, such as `SelectProps`.
 * @throws When the package has no such type.
 */
export function declaredProps(folder: string, packageName: string, type: string): DeclaredProps {
  const name = join(folder, `${packageName}.${type}.ts`);
  const text = `import type { ${type} } from '${packageName}'; export declare const props: ${type};`;
  const disk = ts.createCompilerHost(OPTIONS);
  const program = ts.createProgram([name], OPTIONS, {
    ...disk,
    fileExists: (file) => file === name || disk.fileExists(file),
    getSourceFile: (file, version) =>
      file === name
        ? ts.createSourceFile(file, text, version, true)
        : disk.getSourceFile(file, version),
  });
  const source = program.getSourceFile(name);
  const checker = program.getTypeChecker();
  const module = source && checker.getSymbolAtLocation(source);
  const [props] = module ? checker.getExportsOfModule(module) : [];
  const declared = props ? checker.getTypeOfSymbol(props).getProperties() : [];
  if (declared.length === 0) throw new Error(`${packageName} does not export ${type}.`);
  return new Map(
    declared
      .filter((prop) => !prop.name.startsWith('aria-'))
      .map((prop) => [
        prop.name,
        { isDeprecated: prop.getJsDocTags(checker).some((tag) => tag.name === 'deprecated') },
      ]),
  );
}
