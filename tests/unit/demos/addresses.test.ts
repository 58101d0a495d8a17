import { expect, test } from 'vitest';
import { findAddresses, loadAddresses } from '../../../demos/scroll-loading/addresses';

test('a hundred thousand different addresses are made once, with pauses', async () => {
  let pauses = 0;
  const timer = setInterval(() => (pauses += 1), 0);
  const { text, folded } = await loadAddresses();
  clearInterval(timer);
  expect(pauses).toBeGreaterThan(10);
  const lines = text.trimEnd().split('\n');
  expect(new Set(lines).size).toBe(100_000);
  expect(folded.length).toBe(text.length);
  expect(await loadAddresses()).toBe(await loadAddresses());
});

test('a search finds what filtering all lines finds, up to the limit', async () => {
  const addresses = await loadAddresses();
  const lines = addresses.text.trimEnd().split('\n');
  for (const query of [
    '',
    ' ',
    'a',
    '1',
    '99 Yew',
    'WAY',
    'yew way',
    'no such tree',
    '100 yew way',
  ]) {
    const wanted = query.trim().toLowerCase();
    const all = lines.filter((line) => line.toLowerCase().includes(wanted));
    expect(findAddresses(addresses, query, 700), query).toEqual(all.slice(0, 700));
  }
});

test('a search may end before its limit, with the last line', async () => {
  const addresses = await loadAddresses();
  expect(findAddresses(addresses, '', 200_000)).toHaveLength(100_000);
});
