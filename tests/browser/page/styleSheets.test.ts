import type { Page } from 'playwright-core';
import { networkIdle } from '../support/networkIdle';
import { heading, linkTo, openPage } from '../support/page';
import { expect, test } from '../support/test';

/**
 * The style sheets of the document: those that it came with by their names, without the hashes, and
 * those of pages shown later by their first class.
 */
const sheetsOf = (page: Page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll<HTMLElement>('style[data-href]')].map(
      ({ dataset }) => dataset.href?.replace(/\.\w{8}(?:\.chunk)?\.css$/, '') ?? '',
    ),
    ...document.adoptedStyleSheets.map(
      ({ cssRules }) => /\.[a-z-]+/.exec(cssRules[0]?.cssText ?? '')?.[0] ?? '',
    ),
  ]);

const ANIMATION_TITLE = 'Animate opening and closing';
const CUSTOM_TAGS = '/assets/demo-custom-tags-code';
const TAG = '.demo-custom-tags-tag';
const PAGE = '/assets/demo-custom-tags';
const CALLOUT = '.callout';
const ANIMATION = '.rc-select-dropdown-demo-unroll-appear';

/** Writes down with each frame which page is shown with which style sheets of demos. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const frames: string[] = [];
    Object.assign(window, { frames });
    const look = () => {
      const elements = [...document.querySelectorAll('style')].map(({ sheet }) => sheet);
      const names = [...elements, ...document.adoptedStyleSheets].map(
        (sheet) => /-demo-unroll|demo-custom-tags/.exec(sheet?.cssRules[0]?.cssText ?? '')?.[0],
      );
      const title = document.querySelector('main h1')?.textContent ?? '';
      const frame = `${title}: ${names.filter(Boolean).join()}`;
      if (!frames.includes(frame)) frames.push(frame);
      requestAnimationFrame(look);
    };
    look();
  });

const framesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { frames: string[] }).frames);

test('a page has the style sheets of its demos and not those of a page that was left', async ({
  visit,
}) => {
  const page = await visit('/demo/custom-tags');
  const first = await sheetsOf(page);
  expect(first).toContain(CUSTOM_TAGS);
  await watchFrames(page);
  await openPage(page, ANIMATION_TITLE);
  expect(await sheetsOf(page)).not.toContain(CUSTOM_TAGS);
  expect(await sheetsOf(page)).toContain(ANIMATION);
  await page.goBack();
  await heading(page, 'Custom tags').waitFor();
  const kept = first.filter((name) => name !== CUSTOM_TAGS && name !== PAGE);
  expect(await sheetsOf(page)).toEqual([...kept, CALLOUT, TAG]);
  await openPage(page, 'All demos');
  expect(await sheetsOf(page)).toEqual(['/assets/umi', '/assets/layout', '.demo-group']);
  // No frame without them.
  expect(await framesOf(page)).toEqual([
    'Custom tags: demo-custom-tags',
    `${ANIMATION_TITLE}: -demo-unroll`,
    'All demos: ',
  ]);
});

test('a page that is only fetched ahead changes no style sheet', async ({ visit }) => {
  const page = await visit('/demo/custom-tags');
  const first = await sheetsOf(page);
  const fetched = page.waitForResponse('**/demo-single-animation.*.js');
  await linkTo(page, ANIMATION_TITLE).hover();
  await (await fetched).finished();
  await networkIdle(page);
  expect(await sheetsOf(page)).toEqual(first);
});
