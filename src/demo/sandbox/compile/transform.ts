import { transform } from 'sucrase';
import { findGuards, insert } from './guards';
import { hasJsx } from './parse';
import { toColumns } from './positions';

/** Makes a CommonJS module, with as many lines, out of a source that Babel could read. */
export function transformSource(file: string, text: string, tree: unknown) {
  const guarded = insert(text, findGuards(tree));
  const { code, sourceMap } = transform(guarded.text, {
    transforms: hasJsx(file) ? ['typescript', 'imports', 'jsx'] : ['typescript', 'imports'],
    jsxRuntime: 'automatic',
    // Otherwise JSX asks for react/jsx-dev-runtime, for file names that React 19 no longer shows.
    production: true,
    disableESTransforms: true,
    filePath: file,
    sourceMapOptions: { compiledFilename: file },
  });
  return {
    code,
    columns: toColumns(sourceMap?.mappings ?? '', (line, column) =>
      guarded.originalColumn(line, column),
    ),
  };
}
