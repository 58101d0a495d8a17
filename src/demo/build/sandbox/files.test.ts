import { expect, test } from 'vitest';
import sandbox from './index';
import { runPlugin } from '../../../../tests/support/runPlugin';

test('the files of sandboxes are served in development at the addresses in the document', async () => {
  const { ask, metas } = runPlugin(sandbox, { name: 'dev' });
  expect(metas()).toEqual(
    ['frame.html', 'runtime.js', 'inspector.js', 'compiler.js'].map((file) => ({
      name: `sandbox-${file.split('.')[0]}`,
      content: `/base/sandbox/${file}`,
    })),
  );
  expect(await ask('/base/sandbox/frame.html')).toMatchObject({
    type: '.html',
    body: expect.stringContaining('<title>Live demo</title>') as string,
  });
  expect(await ask('/base/sandbox/compiler.js')).toMatchObject({ type: '.js' });
}, 30_000);
