/**
 * The layers of the code, from the bottom to the top. A folder may import from the folders listed
 * before it, and from its own. ARCHITECTURE.md says what is in them.
 */
const LAYERS = [
  'demos',
  'src/base',
  'src/locale',
  'src/color',
  'src/search',
  'src/page',
  'src/offline',
  'src/playground',
  'src/demo/code',
  'src/demo/inspect',
  'src/demo/view',
  'src/demo/export',
  'src/rc-select/reference',
  'src/rc-select/inspect',
  'src/demo/sandbox',
  'src/demo/edit',
  'src/rc-select',
  'src/twin',
  'src/plugins/site',
  'src/plugins/search',
  'src/plugins/reference',
  'src/plugins/twin',
  'src/plugins/demo',
  'src/plugins/page',
  'src/plugins/offline',
  'src/plugins/dev',
  'theme/base',
  'theme/locale',
  'theme/site',
  'theme/text',
  'theme/ui',
  'theme/offline',
  'theme/scroll',
  'theme/color',
  'theme/rc-select/search',
  'theme/search',
  'theme/reference',
  'theme/twin',
  'theme/replay',
  'theme/demo/code',
  'theme/demo/live',
  'theme/demo/view',
  'theme/demo/edit',
  'theme/demo/inspect',
  'theme/demo/export',
  'theme/demo/block',
  'theme/rc-select',
  'theme/playground',
  'theme/page',
  'theme/styles',
  'theme/app',
  'theme/dumi',
  'theme/(?:layouts|slots|builtins)',
  'theme/start',
];

/** `src/rc-select` has layers below it that are listed before it; its own files are the rest. */
function filesOf(layer) {
  const inside = LAYERS.filter((other) => other.startsWith(`${layer}/`));
  const except = inside.map((other) => `(?!${other.slice(layer.length + 1)}/)`).join('');
  return `^${layer}/${except}`;
}

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
      from: { path: '^(?:src|theme)/', pathNot: [...LAYERS.map(filesOf), '^theme/[^/]+$'] },
      to: {},
    },
    ...oneWay,
    {
      name: 'src is pure',
      severity: 'error',
      comment:
        'A file of src imports React or dumi. Why: src is tested and reused without either; theme binds it to the page, ' +
        'src/plugins to the build. What to do: move the file to theme or src/plugins, or hand over what it needs.',
      from: {
        path: '^src/',
        pathNot: ['^src/plugins/', '^src/rc-select/playground/examples\\.tsx$'],
      },
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
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mts', '.d.ts', '.js', '.mjs', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
