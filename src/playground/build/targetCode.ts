import path from 'node:path';
import type { PlaygroundTarget } from '../target';

/** The folder that the code of the playground would stand in. */
const FOLDER = 'demos/playground';

/**
 * Code of `@@/dumi/playground`.
 *
 * @param target - Undefined where the site has no playground.
 * @param cwd - Folder of the site, with slashes.
 */
export function targetCode(target: PlaygroundTarget | undefined, cwd: string): string {
  if (!target) return 'export const target = undefined;\nexport const component = undefined;\n';
  const styles = target.styles.map((style) => {
    const file = style.startsWith('.') ? path.posix.join(cwd, FOLDER, style) : style;
    return `import ${JSON.stringify(file)};\n`;
  });
  const name = target.import === 'default' ? 'default' : target.name;
  return [
    ...styles,
    `export { ${name} as component } from ${JSON.stringify(target.package)};\n`,
    `export const target = ${JSON.stringify(target)};\n`,
  ].join('');
}
