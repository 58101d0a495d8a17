import { replaceIn } from '../../lib/generated';

const DUMI_CHUNK = 'webpackChunkName: "demos"';

/**
 * React keeps the failure of a lazy component for ever; the theme loads demos itself (loadDemo.ts).
 */
const LAZY = /^React\.memo\(React\.lazy\((.+)\)\)$/s;

const GENERATED = { by: 'dumi', file: 'src/demo/code/loaderOf.ts' };

/**
 * The code that loads a demo, in a chunk of its own name.
 *
 * @throws {Problem} When dumi writes it in another way.
 */
export function loaderOf(component: string, chunk: string): string {
  const named = replaceIn(component, DUMI_CHUNK, () => `webpackChunkName: "${chunk}"`, {
    ...GENERATED,
    what: `an import of a demo with \`${DUMI_CHUNK}\``,
    why: 'the code of all demos of the site would be in one file.',
  });
  return replaceIn(named, LAZY, (_all, load = '') => load, {
    ...GENERATED,
    what: 'a component `React.memo(React.lazy(...))` of a demo',
    why: 'a demo that did not arrive could not be loaded again.',
  });
}
