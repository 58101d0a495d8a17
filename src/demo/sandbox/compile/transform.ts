import { transform } from 'sucrase';
import { findGuards } from './guards';
import { insert } from './insert';
import { hasJsx } from './parse';
import { toColumns, type Columns } from './positions';

/** A script that was taken apart from its types. */
interface Transformed {
  /** A CommonJS module with as many lines as its source. */
  code: string;
  columns: Columns;
}

/** Makes a CommonJS module out of a source that Babel could read. */
export function transformSource(file: string, text: string, tree: unknown): Transformed {
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
