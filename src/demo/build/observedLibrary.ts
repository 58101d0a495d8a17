/**
 * Writes the module that demos get for a library: the same exports, with those observed that the
 * inspector listens to. By name and not as a namespace, so that no more of the library is bundled
 * than demos use.
 *
 * @param library - Name of the package.
 * @param exports - Names of the exports to observe.
 * @param observer - File of `observeInPage`.
 */
export function observedLibrary(
  library: string,
  exports: readonly string[],
  observer: string,
): string {
  const from = JSON.stringify(library);
  const imports = exports.map((name, index) => `${name} as own${index}`);
  const observed = exports.map((name, index) =>
    name === 'default'
      ? `export default observeInPage(own${index});`
      : `export const ${name} = observeInPage(own${index});`,
  );
  return [
    `import { ${imports.join(', ')} } from ${from};`,
    `import { observeInPage } from ${JSON.stringify(observer)};`,
    `export * from ${from};`,
    ...observed,
    '',
  ].join('\n');
}
