import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeSmallSite } from './smallSite';

/**
 * Saves all files of the content, and the code around it, as an editor on Windows may. Style sheets
 * of the theme are left out: css-loader imports one from another past the loader that reads text,
 * which changes nothing but the hash in the names of all files.
 */
async function saveOnWindows(folder: string): Promise<void> {
  const files = await Promise.all(
    ['demos', 'docs', 'src', 'theme'].map(async (name) =>
      (await readdir(join(folder, name), { recursive: true })).map((file) => join(name, file)),
    ),
  );
  for (const file of files.flat().filter((name) => /\.(?:md|tsx?)$|^demos\/.*\.css$/.test(name))) {
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(join(folder, file), `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  }
}

test('a build from the compile cache makes the same files as one from nothing, of files that were saved on Windows', async () => {
  const site = await makeSmallSite();
  onTestFinished(() => site.remove());
  const before = await site.build();

  await site.append('docs/demo/tags.md', '\nOne more sentence.\n');
  await site.replace('demos/email/index.tsx', 'E-mail address', 'E-mail address at work');
  await site.append('demos/skin/select.css', '\n.one-more-rule {\n  color: red;\n}\n');
  await site.replace('theme/styles/tokens.css', '--space-1: 4px', '--space-1: 5px');
  await site.replace('theme/page/Footer.tsx', '</footer>', '<p>One more line.</p></footer>');
  const fromCache = await site.build();

  await site.clearCaches();
  await saveOnWindows(site.folder);
  const fromNothing = await site.build();
  expect(fromCache).toEqual(fromNothing);
  expect(fromCache['demo/tags/index.html']).not.toBe(before['demo/tags/index.html']);
});
