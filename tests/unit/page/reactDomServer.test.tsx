import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { lazy, Suspense, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderToPipeableStream } from '../../../src/plugins/page/static-html/reactDomServer';
import { DemoBoundary } from '../../../theme/demo/live/DemoBoundary';

function Broken(): ReactNode {
  throw new Error('only in a browser');
}

/** Renders as umi does: written when the shell is ready, ended by the first error. */
function render(children: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(children, {
      onShellReady() {
        const written = new PassThrough();
        stream.pipe(written);
        void text(written).then(resolve);
      },
      onError: reject,
    });
  });
}

describe('rendering on the server', () => {
  test('waits for lazy content and renders it in place, without scripts', async () => {
    const Late = lazy(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return { default: () => <p>{'late '.repeat(5000)}</p> };
    });
    const html = await render(
      <main>
        <Suspense fallback="loading">
          <Late />
        </Suspense>
      </main>,
    );
    expect(html).toMatch(/^<main><!--\$--><p>late /);
    expect(html).not.toMatch(/<script|<template|loading/);
  });

  test('still renders a page whose demo throws, and reports the error', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const html = await render(
      <main>
        <p>Text</p>
        <DemoBoundary onReload={() => undefined}>
          <Suspense fallback="This demo starts in the browser.">
            <Broken />
          </Suspense>
        </DemoBoundary>
      </main>,
    );
    expect(html).toContain('<p>Text</p>');
    expect(html).toContain('This demo starts in the browser.');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('only in a browser'));
  });

  test('rejects when the page itself throws', async () => {
    await expect(
      render(
        <Suspense>
          <Broken />
        </Suspense>,
      ),
    ).rejects.toThrow('only in a browser');
  });
});
