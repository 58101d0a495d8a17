/**
 * The script modules that code in the frame can import: what the demos import, and what JSX
 * compiles to. The runtime is built with exactly these (src/demo/build/sandbox/runtimeEntry.ts).
 */
export const RUNTIME_SCRIPTS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'rc-select',
] as const;

/** The style sheets of packages that code in the frame can import. */
export const RUNTIME_STYLES = ['rc-select/assets/index.css'] as const;

/** Everything that is not a file of the demo and can be imported all the same. */
export const RUNTIME_MODULES: readonly string[] = [...RUNTIME_SCRIPTS, ...RUNTIME_STYLES];
