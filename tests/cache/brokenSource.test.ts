import { beforeAll, afterAll, expect, test } from 'vitest';
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

test('a page that cannot be rendered ends the build with its address and its error', async () => {
  const footer = 'theme/page/Footer.tsx';
  await site.replace(footer, '</footer>', '{document.title}</footer>');
  const message = await failedBuild();
  await site.replace(footer, '{document.title}</footer>', '</footer>');
  expect(message).toMatch(/Pre-render \/\S* error: .*document is not defined/);
});
