import { expect, test } from 'vitest';
import demoAssets from './index';
import { runPlugin } from '../../../../tests/support/runPlugin';

test('the files for edited code and exports are served in development at the addresses in the document', async () => {
  const { ask, metas } = runPlugin(demoAssets, { name: 'dev' });
  expect(metas()).toEqual([
    { name: 'export-data', content: '/base/export/data.json' },
    ...['frame.html', 'runtime.js', 'inspector.js', 'compiler.js'].map((file) => ({
      name: `sandbox-${file.split('.')[0]}`,
      content: `/base/sandbox/${file}`,
    })),
  ]);
  expect(await ask('/base/sandbox/frame.html')).toMatchObject({
    type: '.html',
    body: expect.stringContaining('<title>Live demo</title>') as string,
  });
  expect(await ask('/base/sandbox/compiler.js')).toMatchObject({ type: '.js' });
}, 30_000);
