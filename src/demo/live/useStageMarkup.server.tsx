import { use } from 'react';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { Problem } from '../../lib/problem';
import type { DemosLoader } from '../../document/router/page';
import { Stage } from './Stage';

const markups = new Map<string, Promise<string>>();

/** What ends the build: a demo that throws here would be missing where there is no script. */
function cannotRender(error: unknown, id: string, file: string): Problem {
  return new Problem(
    {
      what: `the demo ${id} cannot be rendered by the build: ${String(error)}`,
      why: 'documents have every demo, so that readers see it before any script runs.',
      fix: 'mend the error; window, document and storage are for effects and handlers, not for rendering.',
    },
    file,
  );
}

function render(id: string, demos: DemosLoader, file: string): Promise<string> {
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
      onError: (error) => reject(cannotRender(error, id, file)),
    });
  });
}

/** Markup of a stage, rendered as the root of its own that it is in the browser. */
export function useStageMarkup(id: string, demos: DemosLoader, file: string): string {
  const markup = markups.get(id) ?? render(id, demos, file);
  markups.set(id, markup);
  return `<div>${use(markup)}</div>`;
}
