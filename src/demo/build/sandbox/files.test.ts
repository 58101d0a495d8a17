import { expect, test } from 'vitest';
import demoAssets from './index';
import { runPlugin } from '../../../../tests/support/runPlugin';

test('the files for edited code and exports are served in development at the addresses in the document', async () => {
  const { ask, metas } = runPlugin(demoAssets, { name: 'dev' });
  expect(metas()).toEqual([
    { name: 'export-data', content: '/base/export/data.json' },
    ...['frame.html', 'runtime.js', 'inspector.js', 'compiler.js'].map((file) => ({
      name: `live-${file.split('.')[0]}`,
      content: `/base/live/${file}`,
    })),
  ]);
  expect(await ask('/base/live/frame.html')).toMatchObject({
    type: '.html',
    body: expect.stringContaining('<title>Live demo</title>') as string,
  });
  expect(await ask('/base/live/compiler.js')).toMatchObject({ type: '.js' });
}, 30_000);
