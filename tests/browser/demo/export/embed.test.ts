import { DEFAULT_FRAME_HEIGHT } from '../../../../src/demo/export/stackblitz';
import { decodeFields } from '../../../support/decodeExport';
import { demoProject } from '../../../support/demos';
import { hasFocus } from '../../support/page';
import { expect, test } from '../../support/test';
import { firstBlock, openedBy, openInButton, placeToOpen, Services } from './services';

const name = 'Run in StackBlitz';

/** The SDK names features for its frame that Chromium does not know. */
const ofSdk = /Unrecognized feature/;

test('StackBlitz in the page gets the project, runs in a named frame, and is removed when closed (E4)', async ({
  visit,
}) => {
  const services = new Services();
  const page = await visit('/demo/single', {
    isolated: true,
    before: services.start,
    expectedMessages: [ofSdk],
  });
  const button = openInButton(firstBlock(page));
  const below = page.locator('.demo-sources').first();
  const place = () =>
    below.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const before = await place();
  await (await placeToOpen(firstBlock(page), name)).click();
  const notice = page.getByRole('group', { name: 'One of many in StackBlitz' });
  await notice.getByText('StackBlitz runs below.').waitFor();
  const frame = notice.getByTitle('One of many in StackBlitz');
  expect(await frame.getAttribute('height')).toBe(String(DEFAULT_FRAME_HEIGHT));
  expect((await frame.boundingBox())?.height).toBe(DEFAULT_FRAME_HEIGHT);
  expect(await place()).toBe(before);
  const { url, form } = services.last();
  expect(url).toContain('https://stackblitz.com/run?embed=1&file=src%2Fsingle%2Findex.tsx');
  expect(decodeFields(form)).toEqual(demoProject('single').files);
  await notice.getByRole('button', { name: 'Close' }).click();
  await notice.waitFor({ state: 'detached' });
  await hasFocus(button);
});

test('StackBlitz that cannot be reached is reported after 20 attempts, one every 500 ms, and CodeSandbox offered (E4)', async ({
  visit,
}) => {
  const services = new Services();
  const page = await visit('/demo/single', {
    isolated: true,
    before: async (tab) => {
      await services.start(tab);
      await tab.route('https://stackblitz.com/run?embed=1*', (route) => route.abort());
      await tab.clock.install();
    },
    expectedMessages: [ofSdk, /Failed to load resource/],
  });
  await (await placeToOpen(firstBlock(page), name)).click();
  const notice = page.getByRole('group', { name: 'One of many in StackBlitz' });
  await notice.locator('iframe').waitFor();
  await notice.getByText('StackBlitz is starting...').waitFor();
  await page.clock.runFor(11_000);
  await notice.getByText('StackBlitz did not answer within 10 seconds.').waitFor();
  expect(await notice.locator('iframe').isVisible()).toBe(false);
  await openedBy(notice.getByRole('button', { name: 'Open in CodeSandbox' }));
  expect(services.last().url).toContain('https://codesandbox.io/');
});
