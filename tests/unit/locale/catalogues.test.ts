import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../src/locale/locales';
import {
  complaints,
  readText,
  TEXT_FOLDERS,
  THEME_FILES,
  themeProgram,
  type Edits,
} from './support/themeProgram';
import { unusedKeys } from './support/unusedKeys';

const TABLE = 'src/locale/locales.ts';
const EDITOR = 'theme/demo/edit/on-request/texts';

const replaced = (file: string, from: string | RegExp, to: string): Edits => ({
  [file]: readText(file).replace(from, to),
});

/** The table with a language more, which no chunk has. */
const MORE = replaced(TABLE, '] as const', "  { id: 'eo', name: 'Esperanto' },\n] as const");

/** The texts of a chunk in that language and their line in its catalogue. */
function translated(folder: string): Edits {
  const index = readText(`${folder}/index.ts`);
  const isLoaded = index.includes('await import');
  return {
    [`${folder}/eo.ts`]: readText(`${folder}/zh-CN.ts`).replaceAll('zhCN', 'eo'),
    [`${folder}/index.ts`]: isLoaded
      ? index.replace("'zh-CN':", "eo: async () => (await import('./eo')).eo,\n  'zh-CN':")
      : `import { eo } from './eo';\n${index.replace("'zh-CN':", "eo, 'zh-CN':")}`,
  };
}

const complaintsAfter = (edits: Edits) => complaints(themeProgram(edits));

// The compiler reads the theme anew for each edit.
describe('the texts of the interface (B12)', { timeout: 60_000 }, () => {
  test('are in one file for each chunk and language, and nowhere else', () => {
    expect(TEXT_FOLDERS.length).toBeGreaterThan(8);
    for (const folder of TEXT_FOLDERS) {
      for (const { id } of LOCALES) expect(THEME_FILES).toContain(`${folder}/${id}.ts`);
    }
    const inChinese = THEME_FILES.filter((file) => /\p{Script=Han}/u.test(readText(file)));
    expect(inChinese.sort()).toEqual(TEXT_FOLDERS.map((folder) => `${folder}/zh-CN.ts`).sort());
  });

  test('are missing in every chunk, which the compiler names, when the table has a language more', () => {
    const found = complaintsAfter(MORE);
    expect(found.map((line) => line.replace(/:.*/s, '')).sort()).toEqual(
      TEXT_FOLDERS.map((folder) => `${folder}/index.ts`).sort(),
    );
    for (const line of found) expect(line).toMatch(/Property '?"?eo/);
  });

  test('are complete with one file and its line for each chunk', () => {
    const files = TEXT_FOLDERS.flatMap((folder) => Object.entries(translated(folder)));
    expect(complaintsAfter({ ...MORE, ...Object.fromEntries(files) })).toEqual([]);
  });

  test('with a key missing in one language fail to compile, naming file and key', () => {
    const found = complaintsAfter(replaced(`${EDITOR}/zh-CN.ts`, /^ {2}undo: .*\n/m, ''));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/texts\/zh-CN\.ts: Property 'undo' is missing/);
  });

  test('have no unused key, apart from one added here', () => {
    const more = replaced(
      `${EDITOR}/en.ts`,
      '  undo: string;',
      '  undo: string;\n  nobody: string;',
    );
    expect(unusedKeys(themeProgram(more))).toEqual([`${EDITOR}/en.ts: nobody`]);
  });

  test('write an ellipsis and the word for a demo in one way in Chinese', () => {
    for (const folder of TEXT_FOLDERS) {
      const text = readText(`${folder}/zh-CN.ts`).replace(/\.\.\.(?=\w)/g, '');
      expect(text.match(/.*(?:演示|\.\.\.).*/g) ?? [], folder).toEqual([]);
    }
  });
});
