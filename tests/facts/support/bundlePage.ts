import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../../../src/build/bundle';

/** What a page needs to show a select. */
export interface PageFiles {
  /** The select, React's development build and `window.facts`. */
  script: string;
  /** The style sheet of the select's package. */
  style: string;
}

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const packageFolder = (name: string) => pathOf(`../../../node_modules/${name}`);

/**
 * Bundles the page that shows a select.
 *
 * @param select - Folder of the package that the select comes from; rc-select unless it is given.
 */
export async function bundlePage(select = packageFolder('rc-select')): Promise<PageFiles> {
  const [script, style] = await Promise.all([
    bundle({
      entryPoints: [pathOf('page/page.tsx')],
      alias: {
        'rc-select': select,
        // Two copies of React in one page cannot work together.
        react: packageFolder('react'),
        'react-dom': packageFolder('react-dom'),
      },
      define: { 'process.env.NODE_ENV': '"development"' },
      jsx: 'automatic',
      minify: false,
    }),
    bundle({ entryPoints: [join(select, 'assets/index.css')] }),
  ]);
  return { script, style };
}
