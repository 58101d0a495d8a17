import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CALLOUT_KINDS } from '../../../../src/locale/calloutKinds';
import { remarkPage } from '../../../../src/document/page/markdown/remarkPage';
import { folderForEach } from '../../scripts/temporaryFolder';

const require = createRequire(import.meta.url);
const DUMI = 'dumi/dist/loaders/markdown/transformer';

/** dumi's own compilation of Markdown, since the check works on what that makes of a page. */
const { default: compile } = require(DUMI) as {
  default: (text: string, options: object) => Promise<{ content: string }>;
};

const HEAD = '---\ntitle: A\ndescription: B\n---\n\n';

const folder = folderForEach({});

/** Compiles a page; the first line of the text is line 6 of the file. */
async function compilePage(text: string): Promise<string> {
  const fileAbsPath = path.join(folder.path, 'page.md');
  writeFileSync(fileAbsPath, HEAD + text);
  const { content } = await compile(HEAD + text, {
    cwd: process.cwd(),
    fileAbsPath,
    alias: {},
    locales: [],
    techStacks: [],
    routes: {},
    resolve: { codeBlockMode: 'passive', docDirs: [] },
    pkg: { dependencies: { dumi: '2.4.50' } },
    extraRemarkPlugins: [[remarkPage, { commitTimes: new Map(), publicFolder: folder.path }]],
  });
  return content;
}

describe('a callout (G1)', () => {
  test.each(CALLOUT_KINDS)('of the kind %s is rendered, with and without a title', async (kind) => {
    const content = await compilePage(
      `:::${kind}{title="Good"}\ntext\n:::\n\n:::${kind}\ntext\n:::`,
    );
    expect(content).toContain(`<Container type="${kind}" title="Good">`);
    expect(content).toContain(`<Container type="${kind}">`);
  });

  test.each([
    ':::note\ntext\n:::',
    ':::note{title="Good"}\ntext\n:::',
    ':::Info\ntext\n:::',
    '::::note\ntext\n::::',
    ':::note',
    '- item\n\n  :::note\n  text\n  :::',
    '> :::note\n> text\n> :::',
    ':::info\n\n::::note\ntext\n::::\n\n:::',
    ':::code-group\ntext\n:::',
  ])('of an unknown kind fails the build with file, line and the known kinds: %j', async (text) => {
    const line = 6 + text.split('\n').findIndex((one) => /note|Info|code-group/.test(one));
    await expect(compilePage(text)).rejects.toThrow(
      new RegExp(
        `page\\.md:${line}\n  What happened: .*:::(note|Info|code-group).*\n  Why: .*\n` +
          '  What to do: .*:::info, :::warning, :::success, :::error',
      ),
    );
  });

  test.each([
    ':::warning{title=No quotes}\ntext\n:::',
    ':::warning{title="open}\ntext\n:::',
    ':::info{kind="x"}\ntext\n:::',
    ':::info{.x}\ntext\n:::',
    '::: info\ntext\n:::',
    'text\n::: info\ntext\n:::',
    '**text**\n::: info\ntext\n:::',
  ])('that is misspelt fails the build with its line: %j', async (text) => {
    const line = 6 + text.split('\n').findIndex((one) => one.startsWith(':::'));
    await expect(compilePage(text)).rejects.toThrow(
      new RegExp(`page\\.md:${line}\n  What happened: .*does not open a callout`),
    );
  });

  test.each([
    '```md\n:::note\ntext\n:::\n```',
    '~~~\n:::info{title=No quotes}\n~~~',
    '- item\n\n  ```md\n  :::note\n  ```',
    ':::info\n\n```md\n:::note\n```\n\n:::',
    '    :::note',
    'Write `:::note` for it.',
    'Write `a\n:::note` for it.',
    '<!--\n:::note\n-->',
    '`code`::: and more',
  ])('is ignored in code or comments: %j', async (text) => {
    await expect(compilePage(text)).resolves.toEqual(expect.any(String));
  });
});

test('the kinds of callout are those that dumi knows (G1)', () => {
  // dumi does not export its list.
  const source = readFileSync(require.resolve(`${DUMI}/remarkContainer`), 'utf8');
  const list = /VALID_CONTAINER_TYPES = \[(.*)\]/.exec(source)?.[1] ?? '';
  expect(list.split(', ').map((kind) => JSON.parse(kind) as unknown)).toEqual(CALLOUT_KINDS);
});
