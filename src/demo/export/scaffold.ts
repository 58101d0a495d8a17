import { escapeHtml } from '../../lib/escapeHtml';
import type { Versions } from '../code/model';

interface ScaffoldFacts {
  name: string;
  title: string;
  entry: string;
  packages: readonly string[];
  versions: Versions;
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * The page. Both colour schemes are declared, so that the skin's `light-dark()` follows the system;
 * the empty icon keeps the browser from asking for one.
 */
function indexHtml(title: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escapeHtml(title)}</title>
    <link rel="icon" href="data:," />
    <style>
      :root { font: 0.875rem/1.5 system-ui, sans-serif; }
      body { margin: 2rem; }
    </style>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;
}

function mainScript(entry: string): string {
  return `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import Demo from './${entry.replace(/\.tsx?$/, '')}';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <Demo />
  </StrictMode>,
);
`;
}

// CodeSandbox shows the page under *.csb.app, which Vite refuses unless configured
// (https://vite.dev/config/server-options#server-allowedhosts).
const VITE_CONFIG = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  server: { allowedHosts: ['.csb.app'] },
});
`;

const TS_CONFIG = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    strict: true,
    isolatedModules: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['vite/client'],
  },
  include: ['src', 'vite.config.ts'],
};

function pick(names: readonly string[], versions: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    [...new Set(names)].sort().map((name) => [name, versions[name]] as const),
  );
}

/**
 * By the library and the entry's path, which readers know; the demo's id has the address of its
 * page in it as well.
 */
function packageName(library: string, entry: string): string {
  const name = `${library}-demo-${entry.replace(/(?:\/index)?\.tsx?$/, '')}`;
  return name
    .toLowerCase()
    .replace(/[^a-z\d-]+/g, '-')
    .replace(/^-/, '');
}

function packageJson({ name, entry, packages, versions }: ScaffoldFacts): string {
  return toJson({
    name: packageName(name, entry),
    private: true,
    version: '0.0.0',
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview', types: 'tsc' },
    dependencies: pick(['react', 'react-dom', ...packages], versions.runtime),
    devDependencies: pick(Object.keys(versions.tools), versions.tools),
  });
}

/**
 * Writes the files around a demo, by path within the project: what makes its files a project that
 * runs.
 */
export function scaffold(facts: ScaffoldFacts): Record<string, string> {
  return {
    'package.json': packageJson(facts),
    'index.html': indexHtml(facts.title),
    'vite.config.ts': VITE_CONFIG,
    'tsconfig.json': toJson(TS_CONFIG),
    'src/main.tsx': mainScript(facts.entry),
  };
}
