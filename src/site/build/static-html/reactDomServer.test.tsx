import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { lazy, Suspense, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { renderToPipeableStream } from './reactDomServer';

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

  test('rejects when anything throws, inside of a boundary, too', async () => {
    await expect(
      render(
        <Suspense>
          <Broken />
        </Suspense>,
      ),
    ).rejects.toThrow('only in a browser');
  });
});
