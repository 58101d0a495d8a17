import react from '@astrojs/react';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import sidebar from './sidebar.json' with { type: 'json' };

/** Starlight as it comes, with the demos as React islands. */
export default defineConfig({
  site: 'http://127.0.0.1',
  integrations: [starlight({ title: 'rc-select', sidebar }), react()],
  vite: {
    // What Node would take is a CommonJS form whose `default` is not the component.
    environments: {
      prerender: { resolve: { noExternal: [/^rc-/, /^@rc-component\//] } },
    },
  },
});
