import type { BuildSite } from '../../../build/settings';
import { REACT_MODULES } from '../../sandbox/compile/imports';

const isStyle = (name: string) => name.endsWith('.css');

/** What edited code can import beside its own files. */
export function frameModules(imports: readonly string[]): string[] {
  return [...REACT_MODULES, ...imports];
}

/**
 * Code of the module `@@/sandbox/modules`: what edited code can import, by name. The bundler reads
 * style sheets as text.
 *
 * @param site - With the packages whose components the inspector observes.
 */
export function frameModulesCode({
  demos,
  packages,
  observed,
}: Pick<BuildSite, 'demos' | 'packages' | 'observed'>): string {
  const names = frameModules(demos.imports);
  const list = (wanted: (name: string) => boolean, value: (index: number) => string) =>
    names.flatMap((name, index) =>
      wanted(name) ? [`${JSON.stringify(name)}: ${value(index)},`] : [],
    );
  return [
    ...names.map((name, index) => `import * as module${index} from ${JSON.stringify(name)};`),
    'export const scripts = {',
    ...list(
      (name) => !isStyle(name),
      (index) => `module${index}`,
    ),
    '};',
    'export const styles = {',
    ...list(isStyle, (index) => `module${index}.default`),
    '};',
    `export const libraries = ${JSON.stringify(packages)};`,
    `export const safeExports = ${JSON.stringify(observed)};`,
  ].join('\n');
}
