import { beforeAll, afterAll, expect, test } from 'vitest';
import { AROUND_CONTENT } from '../dev/aroundContent';
import { openFolder } from '../dev/folder';
import { IN_CONTENT } from '../dev/inContent';
import { makeSmallSite, type SmallSite } from './smallSite';

let site: SmallSite;

beforeAll(async () => {
  site = await makeSmallSite();
});

afterAll(() => site.remove());

/** What a build says that fails. */
async function failedBuild(): Promise<string> {
  const reason: unknown = await site.build().then(
    () => 'the build succeeded',
    (error: unknown) => error,
  );
  return String(reason);
}

test.each(['./gone.png', '/pictures/gone.png'])(
  'an image that does not exist ends the build with page, line and address: %s',
  async (address) => {
    const page = 'docs/demo/email.md';
    const before = await site.source(page);
    await site.append(page, `\n![A picture](${address})\n`);
    const line = before.split('\n').length + 1;
    const message = await failedBuild();
    await site.replace(page, `\n![A picture](${address})\n`, '');
    expect(message).toContain(`${page}:${line}\n  What happened: the image ${address} does not`);
    expect(message).toMatch(/What to do: add the file, or correct the address/);
  },
);

test.each([
  ['is loaded', 'export default', 'document.title = "E-mail";\nexport default'],
  ['renders', 'return (', 'document.title = "E-mail";\n  return ('],
])(
  'a demo that throws when it %s ends the build with its file and its error',
  async (_, at, by) => {
    const demo = 'demos/email/index.tsx';
    await site.replace(demo, at, by);
    const message = await failedBuild();
    await site.replace(demo, by, at);
    expect(message).toMatch(
      /demos\/email\/index\.tsx\n {2}What happened: the demo \S+ cannot be rendered .*document is not defined\n/,
    );
    expect(message).toContain('What to do: use window, document and storage in effects');
  },
);

/** Some of those that `npm run dev` is driven through, found at each stage of a build. */
const MISTAKES = [
  AROUND_CONTENT.names.find(({ name }) => name === 'a copy by a file manager'),
  AROUND_CONTENT.names.find(({ name }) => name === 'two pages for one address'),
  AROUND_CONTENT.files.find(({ name }) => name === 'a page in UTF-16'),
  IN_CONTENT.demos.find(({ name }) => name === 'a style sheet with a brace too few'),
  IN_CONTENT.markdown.find(({ name }) => name === 'two demos of one id'),
  IN_CONTENT.demos.find(({ name }) => name === 'a demo that never ends'),
].filter((mistake) => mistake !== undefined);

test.each(MISTAKES)(
  'a mistake ends the build with the words of the development server: $name',
  async (mistake) => {
    const folder = openFolder(site.folder);
    const before = mistake.file === undefined ? '' : await folder.read(mistake.file);
    await mistake.make(folder);
    const message = await failedBuild();
    await (mistake.mend?.(folder) ?? folder.save(mistake.file ?? '', before));
    for (const part of mistake.says) expect(message).toContain(part);
    expect(message).toMatch(/\n {2}Why: .+\n {2}What to do: /);
  },
);

test('a page that cannot be rendered ends the build with its address and its error', async () => {
  const footer = 'theme/page/Footer.tsx';
  await site.replace(footer, '</footer>', '{document.title}</footer>');
  const message = await failedBuild();
  await site.replace(footer, '{document.title}</footer>', '</footer>');
  expect(message).toMatch(/Pre-render \/\S* error: .*document is not defined/);
});
