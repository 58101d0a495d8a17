import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { SearchEngine } from '../../../src/search/engine/engine';
import { type SearchAnswer } from '../../../src/search/engine/protocol';
import { type SearchData } from '../../../src/search/engine/site/data';
import { DIST, parse } from '../dist';

/** A file of the search, by the end of the name of its `<meta>`. */
export type SearchFileKind = 'worker' | 'names' | 'data' | 'questions';

/** The address of a file of the search, as a page has it. */
export function addressIn(document: Document, kind: SearchFileKind): string {
  const metas = [...document.querySelectorAll(`meta[name="search-${kind}"]`)];
  return metas.map((meta) => meta.getAttribute('content')).join();
}

/** Text of the file whose address the home page has. */
export const searchFile = (kind: SearchFileKind) =>
  readFileSync(path.join(DIST, addressIn(parse('/'), kind)), 'utf8');

/** The data of the built site. */
export const builtData = () => JSON.parse(searchFile('data')) as SearchData;

/** The names of the built site. */
export const builtNames = () => JSON.parse(searchFile('names')) as SearchData;

/** The engine on the data of the built site, and the questions that its passages answer. */
export function builtEngine(): SearchEngine {
  const engine = new SearchEngine(builtData());
  engine.addQuestions(JSON.parse(searchFile('questions')));
  return engine;
}

/**
 * The worker of the built site in a scope that has what the worker uses of a browser's, and does
 * not evaluate strings as code.
 */
export function startWorker(): { send: (data: unknown) => SearchAnswer[]; errors: unknown[] } {
  const answers: SearchAnswer[] = [];
  const errors: unknown[] = [];
  const self = {
    onmessage: undefined as ((event: { data: unknown }) => void) | undefined,
    postMessage: (answer: SearchAnswer) => answers.push(structuredClone(answer)),
    reportError: (error: unknown) => errors.push(error),
  };
  const context = vm.createContext(
    { self, TextDecoder },
    { codeGeneration: { strings: false, wasm: false } },
  );
  new vm.Script(searchFile('worker')).runInContext(context);
  return {
    send: (data) => {
      self.onmessage?.({ data });
      return answers.splice(0);
    },
    errors,
  };
}
