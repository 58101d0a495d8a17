import { createElement, type ComponentType } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as rcSelect from 'rc-select';
import { transform } from 'sucrase';

const modules: Readonly<Record<string, unknown>> = {
  'rc-select': rcSelect,
  'react/jsx-runtime': jsxRuntime,
  '../skin/select.css': {},
};

/** Compiles a demo file as a bundler would and gives the element of its default export. */
export function runCode(code: string) {
  const compiled = transform(code, {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
  }).code;
  const exported: { default?: ComponentType } = {};
  const load = (name: string) => {
    if (!(name in modules)) throw new Error(`The code imports "${name}".`);
    return modules[name];
  };
  // Compiling and running is what is to be proved here; the site itself never does it.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function('require', 'exports', compiled)(load, exported);
  if (!exported.default) throw new Error('The code has no default export.');
  return createElement(exported.default);
}
