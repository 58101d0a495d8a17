import type { Compiled } from '../reference/build/program';
import { rootOf } from './library';
import { printTree, type Tree } from './tree';

/** How the code that is checked, or tried, finds a component of the library. */
export function pathOf(id: string, exports: ReadonlySet<string>): string {
  const root = rootOf(id);
  return exports.has(root) ? id : `default${id.slice(root.length)}`;
}

/**
 * Creates what tells whether the types of a library allow elements.
 *
 * @param compile - Compiles code in the folder of the site.
 * @param specifier - What the import of the library asks for.
 * @param exports - The names that it exports.
 */
export function createTypeCheck(
  compile: (code: string) => Compiled,
  specifier: string,
  exports: ReadonlySet<string>,
): (trees: readonly Tree[]) => boolean[] {
  const nameOf = (name: string) =>
    /^[A-Z]/.test(name) ? `Library.${pathOf(name, exports)}` : name;
  return (trees) => {
    let code = `import * as Library from ${JSON.stringify(specifier)};\n`;
    const ends = trees.map((tree) => {
      code += `export const demo${code.length} = () => (${printTree(tree, '', nameOf)});\n`;
      return code.length;
    });
    const wrong = new Set(
      compile(code)
        .mistakes()
        .map(({ start = 0 }) => ends.findIndex((end) => start < end)),
    );
    return trees.map((_, index) => !wrong.has(index));
  };
}
