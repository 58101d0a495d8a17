import { isInstalled } from '../../../build/packageRoot';
import { LAYOUT_STYLES } from './pageAssets';

/** The part of webpack's chunks that tells whether a group takes modules of it. */
interface SplitChunk {
  name?: string | null;
  canBeInitial(): boolean;
}

/** The part of webpack's modules that says which file they are. */
interface ConditionedModule {
  nameForCondition?: () => string | null;
}

const GROUPS = {
  // What a demo alone does without (B6).
  layout: {
    name: LAYOUT_STYLES,
    type: 'css/mini-extract',
    test: /[\\/](?:theme[\\/](?:layout|header|contents?)|src[\\/](?:search|markdown-pages|ui|demo[\\/]export))[\\/].*\.css$|[\\/]demo[\\/]block[\\/]toolbar\.css$/,
    chunks: 'initial',
    enforce: true,
  },
  // Only its rules, so that there is no script to request with them.
  skin: {
    name: 'demo-skin',
    type: 'css/mini-extract',
    test: /[\\/]demos[\\/]skin[\\/].*\.css$/,
    chunks: 'all',
    enforce: true,
  },
  // One file less to request than webpack's own chunk for packages.
  packages: {
    name: 'packages',
    test: (module: ConditionedModule) => isInstalled(module.nameForCondition?.() ?? ''),
    chunks: ({ name }: SplitChunk) => name === 'shell' || name?.endsWith('.md') === true,
    priority: -1,
    enforce: true,
  },
  // Demos need these and nothing else of the application.
  react: {
    name: 'react',
    test: /[\\/](?:node_modules[\\/](?:react|react-dom|scheduler)[\\/]|src[\\/](?:lib[\\/]react[\\/](?:jsxRuntime|textOf|tolerantReact)|document[\\/]replay[\\/]))/,
    chunks: 'async',
    enforce: true,
  },
  // What layouts and pages both have; webpack would put a copy into the chunk of each. What
  // only one chunk has, such as the Chinese texts, stays in it.
  shared: {
    name: 'shared',
    test: /[\\/]src[\\/](?:locale|document[\\/](?:router|page|contract)|ui[\\/]icons)\b/,
    chunks: (chunk: SplitChunk) => !chunk.canBeInitial() && chunk.name !== 'stages',
    minChunks: 2,
    enforce: true,
  },
} as const;

/** Between folders. */
const IN = '[\\\\/]';

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('/', IN);

/**
 * Which modules get a chunk of their own, for webpack's `splitChunks`.
 *
 * @param name - Of the chunk of the library.
 * @param packages - Packages that the library consists of, but for React.
 */
export function cacheGroups(name: string, packages: readonly string[]) {
  const own = `src${IN}(?:demo${IN}(?:inspect${IN}observe|build${IN}stand-ins)|subject)`;
  const generated = `\\.dumi${IN}tmp[^\\\\/]*${IN}(?:demo${IN}observed|subject)`;
  const installed = `node_modules${IN}(?:${packages.map(escape).join('|')})`;
  return {
    ...GROUPS,
    // With all that a demo and one in a frame both have, which would be in the chunk of each.
    library: {
      name,
      // Its style sheet is only for the demos that import it.
      type: /^javascript/,
      test: new RegExp(`${IN}(?:${installed}|${own}|${generated})${IN}`),
      chunks: ({ name: chunk }: SplitChunk) => /__code$|^framed__|^playground$/.test(chunk ?? ''),
      minChunks: 2,
      enforce: true,
    },
  } as const;
}
