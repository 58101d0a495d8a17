import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import vm from 'node:vm';
import type { SearchData } from '../../../../src/search/engine/site/data';
import type { SearchGroup } from '../../../../src/search/engine/protocol';

const dumi = dirname(createRequire(import.meta.url).resolve('dumi/package.json'));
const script = new vm.Script(
  readFileSync(join(dumi, 'compiled/_internal/searchWorker.min.js'), 'utf8'),
);

/**
 * Stock dumi's worker on the given data, in a scope that has what the worker uses and nothing
 * else.
 */
export function stockSearch(data: SearchData): (keywords: string) => SearchGroup[] {
  const answers: SearchGroup[][] = [];
  const self = {
    onmessage: undefined as ((event: { data: unknown }) => void) | undefined,
    postMessage: (answer: SearchGroup[]) => answers.push(answer),
  };
  script.runInNewContext({ self });
  self.onmessage?.({ data: { action: 'generate-metadata', args: data } });
  return (keywords) => {
    self.onmessage?.({ data: { action: 'get-search-result', args: { keywords } } });
    return answers.pop() ?? [];
  };
}
