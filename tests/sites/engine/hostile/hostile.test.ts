import { describe } from 'vitest';
import { HOSTILE_STRINGS } from '../../../browser/hostile/strings';
import { lookAt, watch, withstand } from '../../../browser/hostile/withstand';
import { expect, test } from '../../../browser/support/test';
import { INPUTS } from './inputs';

describe('with 300 hostile strings, no script runs, nothing is added to the page or requested elsewhere, and the page stays whole', () => {
  test.for(INPUTS.map((input) => [input.name, input] as const))(
    '%s',
    { timeout: 240_000 },
    ([, input], { visit }) => withstand(input, visit),
  );
});

test('what a string adds to a page is found', async ({ visit }) => {
  const page = await visit('/demo/range');
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p data-hostile>'));
  expect(await lookAt(page)).toMatchObject({ added: '<p data-hostile=""></p>' });
});

test('what a page requests elsewhere is found, and what a script says', async ({ visit }) => {
  const elsewhere = 'https://evil.example/x.png';
  const page = await visit('/demo/range', { isolated: true });
  await page.context().route(elsewhere, (route) => route.abort());
  const seen = watch(page, new URL(page.url()).origin);
  // As a hostile `refresh` would: the policy of the page forbids most else before it is requested.
  await page.evaluate((address) => {
    alert('hostile');
    location.assign(address);
  }, elsewhere);
  await expect.poll(() => seen).toEqual(['a dialog: hostile', elsewhere]);
});

test('there are at least 300 hostile strings, all different', () => {
  expect(new Set(HOSTILE_STRINGS).size).toBeGreaterThanOrEqual(300);
});
