import { formatProblem } from '../../base/problem';
import { bundleWorker } from './bundleWorker';
import { dataOfLastBuild } from './lastBuild';

/** Where the development server has the files of the search, below the public path. */
export const DEV_FILES = [
  { kind: 'worker', path: 'search/worker.js' },
  { kind: 'data', path: 'search/data.json' },
] as const;

const NO_DATA = formatProblem({
  what: 'there is no data for the search.',
  why: 'it is made from rendered pages, and the development server renders none.',
  fix: 'run `npm run build` once; the data of the last build is served here.',
});

/** What the development server answers. */
export interface DevAnswer {
  status: 200 | 404;
  /** An extension, by which Express finds the content type. */
  type: 'js' | 'json' | 'txt';
  body: string;
}

/** What an answer is made from. */
export interface DevSources {
  publicPath: string;
  /** Path of the worker's source. */
  workerEntry: string;
  /** Folder that builds write to. */
  outputPath: string;
}

/**
 * Answers a request for a file of the search: the worker as its source is now, the data of the last
 * build.
 *
 * @returns Undefined for any other file.
 * @throws When the worker does not compile.
 */
export async function devAnswer(
  requested: string,
  { publicPath, workerEntry, outputPath }: DevSources,
): Promise<DevAnswer | undefined> {
  const file = DEV_FILES.find(({ path }) => requested === `${publicPath}${path}`);
  if (!file) return undefined;
  if (file.kind === 'worker') {
    return { status: 200, type: 'js', body: await bundleWorker(workerEntry) };
  }
  const data = dataOfLastBuild(outputPath);
  return data === undefined
    ? { status: 404, type: 'txt', body: NO_DATA }
    : { status: 200, type: 'json', body: data };
}
