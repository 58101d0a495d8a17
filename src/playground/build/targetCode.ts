import path from 'node:path';
import type { PlaygroundTarget, PropTable } from '../target';

/** The folder that the code of the playground would stand in. */
const FOLDER = 'demos/playground';

const NOTHING = 'export const component = undefined, target = undefined, table = undefined;\n';

/**
 * Code of `@@/dumi/playground`.
 *
 * @param target - Undefined where the site has no playground.
 * @param table - Its props; undefined where the reference has no table of it.
 * @param cwd - Folder of the site, with slashes.
 */
export function targetCode(
  target: PlaygroundTarget | undefined,
  table: PropTable | undefined,
  cwd: string,
): string {
  if (!target) return NOTHING;
  const styles = target.styles.map((style) => {
    const file = style.startsWith('.') ? path.posix.join(cwd, FOLDER, style) : style;
    return `import ${JSON.stringify(file)};\n`;
  });
  const name = target.import === 'default' ? 'default' : target.name;
  return [
    ...styles,
    `export { ${name} as component } from ${JSON.stringify(target.package)};\n`,
    `export const target = ${JSON.stringify(target)};\n`,
    `export const table = ${JSON.stringify(table)};\n`,
  ].join('');
}
