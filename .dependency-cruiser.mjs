/**
 * The layers of the code, from the bottom to the top. A folder may import from the folders listed
 * before it, and from its own. ARCHITECTURE.md says what is in them.
 */
const LAYERS = [
  'demos',
  'src/lib',
  'src/locale',
  'src/build',
  'src/document',
  'src/ui',
  'src/search',
  'src/demo',
  'src/reference',
  'src/playground',
  'src/markdown-pages',
  'src/offline',
  'theme',
  'src/site',
  'src/init',
  'src/subject',
];

/** Modules that have to do with React or dumi although their names do not say so. */
const WITH_REACT = [
  '^src/build/',
  '^src/[^/]+/(?:build|dev)/',
  '/use[A-Z][^/]*\\.ts$',
  'Context\\.ts$',
  '^src/lib/react/',
  '^src/document/router/(?:styleSheets|table)\\.ts$',
  '^src/demo/block/documentTexts\\.ts$',
  '^src/demo/live/loadDemo\\.ts$',
];

const filesOf = (layer) => `^${layer}/`;

const oneWay = LAYERS.slice(0, -1).map((layer, index) => ({
  name: `${layer} imports from a higher layer`,
  severity: 'error',
  comment:
    `${layer} imports from a folder that LAYERS lists after it. Why: folders import one way, so that a lower layer can be ` +
    'understood and tested without a higher one. What to do: move what is needed down, or hand it over as an argument; LAYERS in ' +
    '.dependency-cruiser.mjs has the order.',
  from: { path: filesOf(layer) },
  to: { path: LAYERS.slice(index + 1).map(filesOf) },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no circles',
      severity: 'error',
      comment:
        'Files import each other in a circle. Why: none of them can be understood, tested or loaded without the others. ' +
        'What to do: move what they share, often a type, into a file of its own.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'folders are in a layer',
      severity: 'error',
      comment:
        'A folder is in no layer. Why: nothing says which way it imports. What to do: add it to LAYERS in ' +
        '.dependency-cruiser.mjs, below the folders that use it.',
      from: { path: '^src/', pathNot: LAYERS.map(filesOf) },
      to: {},
    },
    ...oneWay,
    {
      name: 'the subject is imported by its names',
      severity: 'error',
      comment:
        'A file imports what one library has. Why: a site for another library has none of it. ' +
        'What to do: import `@@/subject/<name>`, which src/build/subject.ts lists.',
      from: { pathNot: '^(?:src/subject|tests|bench)/' },
      to: { path: '^src/subject/' },
    },
    {
      name: 'React is in components and hooks',
      severity: 'error',
      comment:
        'A module that is neither a component nor a hook imports React or dumi. Why: workers, the frame, the build and unit ' +
        'tests run it without either. What to do: hand over what it needs, or name it as what it is (.tsx, useSomething.ts).',
      from: { path: '^(?:src|theme)/.*\\.ts$', pathNot: WITH_REACT },
      // Types alone are allowed: the runtime in the frame is handed the React of the demos.
      to: {
        path: ['node_modules/(?:react|react-dom|dumi|umi)/', '^(?:react|react-dom|dumi|umi)$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'dumi alone finds its names',
      severity: 'error',
      comment:
        'A file imports what is there for dumi. Why: these folders only give dumi the names it looks for. ' +
        'What to do: import from the folder that they re-export.',
      from: { pathNot: '^theme/(?:dumi|layouts|slots|builtins)/' },
      to: { path: '^theme/(?:dumi|layouts|slots|builtins)/' },
    },
    {
      name: 'imports resolve',
      severity: 'error',
      comment:
        'An import leads nowhere. Why: what cannot be found cannot be checked either. What to do: correct the path, or ' +
        'name it in .dependency-cruiser.mjs if the build makes it.',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^dumi', '^@@/', '\\?'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    // Unit tests stand beside what they test, and may import anything.
    exclude: { path: '\\.test\\.tsx?$' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mts', '.d.ts', '.js', '.mjs', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
