import { packageOf } from '../../../build/installed';
import type { BuildSite } from '../../../build/settings';
import { REACT_MODULES } from '../../sandbox/compile/imports';

const isStyle = (name: string) => name.endsWith('.css');

/** What edited code can import beside its own files. */
export function frameModules(imports: readonly string[]): string[] {
  return [...REACT_MODULES, ...imports];
}

/** What decides where a module is. */
export type ModuleSite = Pick<BuildSite, 'demos' | 'packages'>;

/** Modules that every frame has: those of React and of the library. */
export function runtimeModules({ demos, packages }: ModuleSite): string[] {
  return frameModules(demos.imports.filter((name) => packages.includes(packageOf(name))));
}

/**
 * Code that exports modules as objects by name: `scripts`, and `styles`, which the bundler reads as
 * text.
 */
export function exportModules(names: readonly string[]): string {
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
  ].join('\n');
}

/**
 * Code of the module `@@/sandbox/modules`: what edited code can import in every frame, by name.
 *
 * @param site - With the packages whose components the inspector observes.
 */
export function frameModulesCode(site: ModuleSite & Pick<BuildSite, 'observed'>): string {
  return [
    exportModules(runtimeModules(site)),
    `export const libraries = ${JSON.stringify(site.packages)};`,
    `export const safeExports = ${JSON.stringify(site.observed)};`,
  ].join('\n');
}
