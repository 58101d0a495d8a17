import type { IApi } from 'dumi';
import { describe, expect, test } from 'vitest';
import { serveInDev } from '../../../../src/plugins/demo/sandbox/inDev';
import { sandboxFile, metaFor } from '../../../../src/plugins/demo/sandbox/sandboxFile';

interface Answer {
  type?: string;
  body?: string;
  passedOn?: boolean;
}

type Middleware = (request: { path: string }, response: object, next: () => void) => void;

/** A development server with nothing but the plugin, and what it adds to documents. */
function serve(publicPath: string) {
  const metas: (() => unknown)[] = [];
  const middlewares: Middleware[] = [];
  const api = {
    name: 'dev',
    cwd: process.cwd(),
    config: { base: publicPath, publicPath },
    addHTMLMetas: (make: () => unknown) => metas.push(make),
    addBeforeMiddlewares: (make: () => Middleware[]) => middlewares.push(...make()),
  };
  serveInDev(api as unknown as IApi);
  const ask = (path: string) =>
    new Promise<Answer>((resolve) => {
      const answer: Answer = {};
      const response = {
        status: () => response,
        type: (type: string) => Object.assign(response, Object.assign(answer, { type })),
        set: () => response,
        send: (body: string) => resolve({ ...answer, body }),
      };
      middlewares[0]?.({ path }, response, () => resolve({ passedOn: true }));
    });
  return { ask, metas: metas.map((make) => make()) };
}

describe('a file for edited code', () => {
  test('is named after its content', () => {
    // The first digits of the SHA-256 of "{}", by `printf '{}' | sha256sum`.
    expect(sandboxFile('frame', '{}').path).toBe('live/frame.44136fa3.html');
    expect(sandboxFile('compiler', '{}').path).toBe('live/compiler.44136fa3.js');
    expect(metaFor('frame', 'live/x.html', '/base/')).toEqual({
      name: 'live-frame',
      content: '/base/live/x.html',
    });
  });

  test('is served in development at the address in the document', async () => {
    const { ask, metas } = serve('/base/');
    expect(metas).toEqual([
      ['frame.html', 'runtime.js', 'inspector.js', 'compiler.js'].map((file) => ({
        name: `live-${file.split('.')[0]}`,
        content: `/base/live/${file}`,
      })),
    ]);
    expect(await ask('/base/live/frame.html')).toMatchObject({
      type: 'html',
      body: expect.stringContaining('<title>Live demo</title>') as string,
    });
    expect(await ask('/base/live/compiler.js')).toMatchObject({ type: 'js' });
    expect(await ask('/base/live/frame.12345678.html')).toEqual({ passedOn: true });
  }, 30_000);
});
