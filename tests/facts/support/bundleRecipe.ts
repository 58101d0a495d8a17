import { fileURLToPath } from 'node:url';
import { bundle } from '../../../src/build/bundle';

/**
 * Bundles a page that shows a recipe.
 *
 * @param imports - Import declarations, in which `./` is the folder of the recipes.
 * @param element - What is shown, in JSX.
 */
export const bundleRecipe = (imports: string, element: string): Promise<string> =>
  bundle({
    stdin: {
      contents: `
        import { createRoot } from 'react-dom/client';
        ${imports}
        createRoot(document.body.appendChild(document.createElement('main'))).render(${element});`,
      loader: 'tsx',
      resolveDir: fileURLToPath(new URL('../recipes', import.meta.url)),
    },
    define: { 'process.env.NODE_ENV': '"development"' },
    jsx: 'automatic',
  });
