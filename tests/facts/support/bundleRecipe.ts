import { fileURLToPath } from 'node:url';
import { bundle } from '../../../src/build/bundle';

/**
 * Bundles a page that shows a recipe.
 *
 * @param name - The file of the recipe, and what it exports.
 * @param element - What is shown, in JSX. It can note something down by `window.noted.push()`.
 */
export const bundleRecipe = (name: string, element: string): Promise<string> =>
  bundle({
    stdin: {
      contents: `
        import { createRoot } from 'react-dom/client';
        import { ${name} } from './${name}';
        window.noted = [];
        createRoot(document.body.appendChild(document.createElement('main'))).render(${element});`,
      loader: 'tsx',
      resolveDir: fileURLToPath(new URL('../recipes', import.meta.url)),
    },
    define: { 'process.env.NODE_ENV': '"development"' },
    jsx: 'automatic',
  });
