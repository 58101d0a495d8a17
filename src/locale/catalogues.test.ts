import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { TRANSLATIONS } from './locales';
import { temporaryFolder } from '../../tests/unit/scripts/temporaryFolder';
import {
  CATALOGUES,
  complaints,
  readText,
  ROOT,
  SITE_FILES,
  siteProgram,
  type Edits,
} from '../../tests/unit/locale/support/siteProgram';
import { unusedKeys } from '../../tests/unit/locale/support/unusedKeys';

const TABLE = 'src/locale/locales.ts';
const EDITOR = 'src/demo/edit/on-request';
const [{ id: OTHER }] = TRANSLATIONS;

/** Codes from `qaa` on are reserved for local use (ISO 639-2), so that no language has this one. */
const NEW = 'qaa';

function replaced(file: string, from: string | RegExp, to: string): Edits {
  const text = readText(file);
  const edited = text.replace(from, to);
  if (edited === text) throw new Error(`${file} has nothing like ${String(from)}; edit this test.`);
  return { [file]: edited };
}

/** The table with one language more. */
const MORE = replaced(
  TABLE,
  /,?\s*\] as const satisfies/,
  `, { id: '${NEW}', name: 'New' }] as const satisfies`,
);

/** The texts of every chunk in that language. */
const TRANSLATED: Edits = Object.fromEntries(
  CATALOGUES.map(({ folder }) => [`${folder}/${NEW}.ts`, readText(`${folder}/${OTHER}.ts`)]),
);

/** Catalogues that a bundle of the texts shows in the new language. */
async function shownCatalogues(edits: Edits): Promise<unknown> {
  const { path: copy, remove } = await temporaryFolder({});
  for (const folder of ['src', 'theme'])
    cpSync(path.join(ROOT, folder), path.join(copy, folder), { recursive: true });
  for (const [file, text] of Object.entries(edits)) writeFileSync(path.join(copy, file), text);
  const imports = CATALOGUES.map(({ file }, index) => `import * as c${index} from './${file}';`);
  const entries = CATALOGUES.map(({ folder, name }, index) => `['${folder}', c${index}.${name}]`);
  const outfile = path.join(copy, 'bundle.mjs');
  await build({
    stdin: {
      contents: `${imports.join('\n')}
        import { selectLocale } from './src/locale/localeStore';
        await selectLocale('${NEW}');
        export default [${entries.join(', ')}]
          .filter(([, catalogue]) => catalogue.get() !== catalogue.initial())
          .map(([folder]) => folder);`,
      resolveDir: copy,
    },
    bundle: true,
    format: 'esm',
    alias: { '@@/subject': path.join(copy, 'src/subject/rc-select') },
    outfile,
  });
  const bundle = (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as {
    default: unknown;
  };
  await remove();
  return bundle.default;
}

// The compiler reads the site anew for each edit.
describe('the texts of the interface (B12)', { timeout: 60_000 }, () => {
  test('are in one file for each chunk and translation, and nowhere else', () => {
    expect(CATALOGUES.length).toBeGreaterThan(8);
    const files = TRANSLATIONS.map(({ id }) => `${id}.ts`).sort();
    for (const { folder } of CATALOGUES) {
      expect(readdirSync(path.join(ROOT, folder)).sort(), folder).toEqual(files);
    }
    const folders = CATALOGUES.map(({ folder }) => folder);
    const elsewhere = SITE_FILES.filter(
      (file) =>
        !folders.includes(path.posix.dirname(file)) &&
        !/^src\/(?:subject|search\/engine|locale\/locales|offline\/unreachable)/.test(file),
    );
    // Letters that English does not have. The letters of a formula are not text.
    const foreign = /(?!\p{Script=Latin}|\p{Script=Greek})\p{L}/u;
    expect(elsewhere.filter((file) => foreign.test(readText(file)))).toEqual([]);
  });

  test('have the type of their chunk in every translation', () => {
    expect(complaints()).toEqual([]);
  });

  test('are reported as missing, by chunk, when a language of the table has no file', () => {
    const found = complaints(MORE);
    expect(found.map((line) => line.replace(/:.*/s, ''))).toEqual(
      CATALOGUES.map(({ folder }) => `${folder}/${NEW}.ts`),
    );
  });

  test('are shown in another language after one line and one file for each chunk', async () => {
    const edits = { ...MORE, ...TRANSLATED };
    expect(complaints(edits)).toEqual([]);
    expect(await shownCatalogues(edits)).toEqual(CATALOGUES.map(({ folder }) => folder));
  });

  test('with a key missing in one language fail to compile, naming file and key', () => {
    const found = complaints(replaced(`${EDITOR}/texts/${OTHER}.ts`, /^ {2}undo: .*\n/m, ''));
    expect(found).toEqual([
      expect.stringMatching(`^${EDITOR}/texts/${OTHER}.ts: Property 'undo' is missing`),
    ]);
  });

  test('have no unused key, apart from one added here', () => {
    const more = replaced(
      `${EDITOR}/texts.ts`,
      "    undo: 'Undo',",
      "    undo: 'Undo',\n    nobody: 'Nobody',",
    );
    expect(unusedKeys(siteProgram(more))).toEqual([`${EDITOR}/texts.ts: nobody`]);
  });
});
