import react from '@astrojs/react';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import sidebar from './sidebar.json' with { type: 'json' };

// Hashes as this project's server knows them, so that the files are cached as on a static host.
const output = {
  hashCharacters: 'hex',
  entryFileNames: '_astro/[name].[hash:8].js',
  chunkFileNames: '_astro/[name].[hash:8].js',
  assetFileNames: '_astro/[name].[hash:8][extname]',
};

/** Starlight as it comes, with the demos as React islands. */
export default defineConfig({
  site: 'http://127.0.0.1',
  integrations: [starlight({ title: 'rc-select', sidebar }), react()],
  vite: {
    build: { rollupOptions: { output } },
    // What Node would take is a CommonJS form whose `default` is not the component.
    environments: {
      prerender: { resolve: { noExternal: [/^rc-/, /^@rc-component\//] } },
    },
  },
});
