import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkLinks } from '../../../scripts/links/checkLinks';
import { temporaryFolder, type Files } from './temporaryFolder';

/** A site and its pages. */
async function make(files: Files) {
  const { path, remove } = await temporaryFolder(files);
  onTestFinished(remove);
  const check = (base = '/') => checkLinks(join(path, 'site'), base, join(path, 'docs'));
  return { check };
}

const TARGET = '<h2 id="größe">Size</h2>';

test('links to pages, sections and files that exist are in order', async () => {
  const { check } = await make({
    'site/index.html': `${TARGET}<a href="/guide/forms#name"></a><a href="#gr%C3%B6%C3%9Fe"></a>
      <a href="/?tab=x"></a><a href="https://elsewhere.example/none"></a><img src="/a.png">
      <source srcset="/a.png 1x, /a.png 2x"><a href="/404"></a><a href="mailto:a@b.example"></a>`,
    'site/guide/forms/index.html': '<p id="name"></p><a href="/"></a><a href="../guide/forms"></a>',
    'site/404.html': '',
    'site/a.png': '',
    'docs/index.md': '',
  });
  await check();
});

test('a broken link or image ends the build with file, line and address', async () => {
  const { check } = await make({
    'site/index.html':
      '<a href="/guide/form"></a><a href="/#gone"></a><img src="/b.png"><a href="/#5%"></a><a href="/5%"></a>',
    'docs/index.md':
      '# Title\n\nSee [forms](/guide/form) and [this](/#gone).\n\n![B](/b.png "B")\n[5](/#5%) [5](/5%)',
  });
  const error: unknown = await check().catch((reason: unknown) => reason);
  const message = error instanceof Error ? error.message : '';
  // As its maintainers call it, wherever the program is installed.
  expect(message).toMatch(/^docs\/index\.md:3\n/);
  for (const [line, address, why] of [
    [3, '/guide/form', 'there is no such page or file.'],
    [3, '/#gone', 'the page has no such section.'],
    [5, '/b.png', 'there is no such page or file.'],
    [6, '/#5%', 'the page has no such section.'],
    [6, '/5%', 'there is no such page or file.'],
  ])
    expect(message).toContain(
      `docs/index.md:${line}\n  What happened: the address ${address} leads nowhere.\n  Why: ${why}\n`,
    );
});

test('a section whose letters differ in case is named', async () => {
  const { check } = await make({
    'site/index.html': '<p id="select-maxCount"></p><a href="/#select-maxCOUNT"></a>',
    'docs/index.md': '[a](/#select-maxCOUNT)',
  });
  await expect(check()).rejects.toThrow('What to do: write /#select-maxCount.');
});

test('below a path, an address of the root of the host is broken', async () => {
  const files = { 'site/guide/index.html': '', 'docs/index.md': '[a](/guide)' };
  const below = await make({ ...files, 'site/index.html': '<a href="/select/guide"></a>' });
  await below.check('/select/');
  const beside = await make({ ...files, 'site/index.html': '<a href="/guide"></a>' });
  await expect(beside.check('/select/')).rejects.toThrow('no such page');
});
