import { beforeAll, afterAll, expect, onTestFinished, test } from 'vitest';
import { AROUND_CONTENT } from '../dev/aroundContent';
import { openFolder } from '../dev/folder';
import { IN_CONTENT } from '../dev/inContent';
import { makeSmallSite, type SmallSite } from './smallSite';

let site: SmallSite;

beforeAll(async () => {
  site = await makeSmallSite();
});

afterAll(() => site.remove());

/** Saves a file with a text replaced until the test is over, and answers what it was before. */
async function replaceInTest(file: string, text: string | RegExp, by: string): Promise<string> {
  const folder = openFolder(site.folder);
  const before = await folder.read(file);
  onTestFinished(() => folder.save(file, before));
  await folder.replace(file, text, by);
  return before;
}

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
    const before = await replaceInTest(page, /$/, `\n![A picture](${address})\n`);
    const line = before.split('\n').length + 1;
    const message = await failedBuild();
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
    await replaceInTest(demo, at, by);
    const message = await failedBuild();
    expect(message).toMatch(
      /demos\/email\/index\.tsx\n {2}What happened: the demo \S+ cannot be rendered .*document is not defined\n/,
    );
    expect(message).toContain(
      'What to do: mend the error; window, document and storage are for effects',
    );
  },
);

/** Those that `npm run dev` is driven through. */
const IN_DEV = Object.values({ ...AROUND_CONTENT, ...IN_CONTENT }).flat();

/** Some of them, found at each stage of a build. */
const MISTAKES = [
  'a copy by a file manager',
  'two pages for one address',
  'a page in UTF-16',
  'a style sheet with a brace too few',
  'two demos of one id',
  'a demo that never ends',
].map((wanted) => {
  const mistake = IN_DEV.find(({ name }) => name === wanted);
  if (!mistake) throw new Error(`tests/dev has no mistake with the name "${wanted}"`);
  return mistake;
});

test.each(MISTAKES)(
  'a mistake ends the build with the words of the development server: $name',
  async (mistake) => {
    const folder = openFolder(site.folder);
    const before = mistake.file === undefined ? '' : await folder.read(mistake.file);
    onTestFinished(() => mistake.mend?.(folder) ?? folder.save(mistake.file ?? '', before));
    await mistake.make(folder);
    const message = await failedBuild();
    for (const part of mistake.says) expect(message).toContain(part);
    expect(message).toMatch(/\n {2}Why: .+\n {2}What to do: /);
  },
);

test('a page that cannot be rendered ends the build with its address and its error', async () => {
  const footer = 'theme/layout/Footer.tsx';
  await replaceInTest(footer, '</footer>', '{document.title}</footer>');
  const message = await failedBuild();
  expect(message).toMatch(/Pre-render \/\S* error: .*document is not defined/);
});
