import { use } from 'react';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import type { DemosLoader } from '../../site/page';
import { Stage } from './Stage';

const markups = new Map<string, Promise<string>>();

function render(id: string, demos: DemosLoader): Promise<string> {
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
    const stream = renderToPipeableStream(<Stage id={id} demos={demos} />, {
      identifierPrefix: `${id}-`,
      onShellReady: () => stream.pipe(sink),
      onShellError: reject,
    });
  });
}

/** Markup of a stage, rendered as the root of its own that it is in the browser. */
export function useStageMarkup(id: string, demos: DemosLoader): string {
  const markup = markups.get(id) ?? render(id, demos);
  markups.set(id, markup);
  return `<div>${use(markup)}</div>`;
}
