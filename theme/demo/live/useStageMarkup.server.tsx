import { use } from 'react';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { demoLoaders } from '@@/dumi/demoLoaders';
import { Stage } from './Stage';

const markups = new Map<string, Promise<string>>();

function render(id: string, page: string): Promise<string> {
  const loader = demoLoaders[page];
  if (!loader) throw new Error(`there is no page ${page}`);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const stream = renderToPipeableStream(<Stage id={id} loader={loader} />, {
      identifierPrefix: `${id}-`,
      onShellReady: () => stream.pipe(sink),
      onShellError: reject,
    });
  });
}

/** Markup of a stage, rendered as the root of its own that it is in the browser. */
export function useStageMarkup(id: string, page: string): string {
  const markup = markups.get(id) ?? render(id, page);
  markups.set(id, markup);
  return `<div>${use(markup)}</div>`;
}
