import { expect, onTestFinished, test } from 'vitest';
import {
  folderForEach,
  temporaryFolder,
  writeFiles,
} from '../../../tests/unit/scripts/temporaryFolder';
import { syntaxProblems } from './syntaxProblems';

const folder = folderForEach({
  'demos/a/index.tsx': 'export default () => <p>One</p>;\n',
  'demos/a/a.css': '.a {\n  color: red;\n}\n',
  'demos/a/data.json': '{',
  'docs/index.md': '---\ntitle: A\ndescription: B\n---\n',
});

const said = () => syntaxProblems(folder.path).map(({ message }) => message);

test('demos without mistakes in their syntax are compiled', () => {
  expect(said()).toEqual([]);
});

test('a mistake in the syntax of a demo is named before anything is compiled: file, line, message', async () => {
  await writeFiles(folder.path, {
    'demos/a/index.tsx': 'export default () => {\n  const = 1;\n};\n',
    'demos/a/a.css': '.a {\n  color: red;\n',
  });
  expect(said()).toEqual([
    expect.stringMatching(
      /^demos\/a\/a\.css:3\n {2}What happened: it cannot be read: Expected "}"/,
    ),
    expect.stringMatching(
      /^demos\/a\/index\.tsx:2\n {2}What happened: it cannot be read: Unexpected token\.\n {2}Why: .+\n {2}What to do: .+$/,
    ),
  ]);
});

test('a demo that is no text is named among them', async () => {
  await writeFiles(folder.path, { 'demos/a/index.tsx': Buffer.from([0xff, 0xfe, 0x61, 0x00]) });
  expect(said()).toEqual([expect.stringContaining('demos/a/index.tsx')]);
});

test('front matter that cannot be read is named among them', async () => {
  await writeFiles(folder.path, { 'docs/b.md': '---\ntitle: A\ntitel: B\n---\n' });
  expect(said()).toEqual([expect.stringMatching(/^docs\/b\.md:3\n.*`titel` is not a field/)]);
});

test('a site without demos has no mistakes in them', async () => {
  const { path, remove } = await temporaryFolder({
    'docs/index.md': '---\ntitle: A\ndescription: B\n---\n',
  });
  onTestFinished(remove);
  expect(syntaxProblems(path)).toEqual([]);
});
