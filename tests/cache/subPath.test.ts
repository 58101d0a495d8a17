import { JSDOM } from 'jsdom';
import { expect, onTestFinished, test } from 'vitest';
import { makeSmallSite } from './smallSite';

/** What a document links to, loads or names in its head, from the root of the host. */
function addressesIn(html: string): string[] {
  const { document } = new JSDOM(html).window;
  const elements = [...document.querySelectorAll('[href], [src], meta[content^="/"]')];
  return elements
    .map((element) => ['href', 'src', 'content'].map((name) => element.getAttribute(name)))
    .flatMap((values) => values.filter((value) => value !== null))
    .filter((address) => address.startsWith('/'));
}

/** Whether an address is that of a file, rather than of a page. */
const isFile = (address: string) => /\.(?!html)\w+$/.test(address);

test('SITE_ADDRESS alone puts the whole site below a path', async () => {
  const site = await makeSmallSite();
  onTestFinished(() => site.remove());
  const built = await site.build({ SITE_ADDRESS: 'https://docs.example/select/' });

  const documents = Object.keys(built).filter((file) => file.endsWith('index.html'));
  expect(documents).toEqual(expect.arrayContaining(['index.html', 'tab/migration/index.html']));
  for (const document of [...documents, '404.html']) {
    const addresses = addressesIn(await site.read(document));
    expect(
      addresses.filter((address) => !address.startsWith('/select/')),
      document,
    ).toEqual([]);
    const files = addresses.filter(isFile).map((address) => address.slice('/select/'.length));
    expect(
      files.filter((file) => !(file in built)),
      document,
    ).toEqual([]);
  }
  expect(addressesIn(await site.read('index.html'))).toContain('/select/favicon.svg');
  expect(await site.read('sitemap.xml')).toContain('https://docs.example/select/demo/tags<');
  expect(await site.read('demo/optionRender/index.html')).toContain('/select/demo/option-render');
});
