// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createCallLog, KEPT_CALLS } from '../calls/callLog';
import { Calls } from './Calls';

const call = (callback: string, component = 'City') => ({ component, callback, args: ['"lis"'] });

function show(isNamed: boolean) {
  const log = createCallLog();
  render(
    <MemoryRouter>
      <Calls log={log} isNamed={isNamed} />
    </MemoryRouter>,
  );
  return log;
}

async function frame(): Promise<void> {
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

const lines = () =>
  within(screen.getByRole('log'))
    .queryAllByRole('listitem')
    .map((line) => line.lastElementChild?.textContent);

test('lists calls with arguments and links to the reference, and keyboard events on request', async () => {
  const log = show(false);
  log.add(call('onKeyDown'));
  log.add(call('onChange'));
  await frame();
  expect(lines()).toEqual(['onChange("lis")']);
  expect(screen.getByRole('link', { name: 'onChange' }).getAttribute('href')).toBe(
    '/#select-onChange',
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show key and mouse events (1)' }));
  expect(lines()).toEqual(['onKeyDown("lis")', 'onChange("lis")']);
});

test('names the select if there are several', async () => {
  const log = show(true);
  log.add(call('onClear', ''));
  log.add(call('onClear', 'City'));
  await frame();
  expect(lines()).toEqual(['a select without a nameonClear("lis")', 'CityonClear("lis")']);
});

test('says when older calls were dropped', async () => {
  const log = show(false);
  for (let index = 0; index <= KEPT_CALLS; index += 1) log.add(call('onChange'));
  await frame();
  expect(screen.getByText(`Only the last ${KEPT_CALLS} are kept.`)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await frame();
  expect(lines()).toEqual([]);
});

test('is a log that is not announced', () => {
  show(false);
  expect(screen.getByRole('log').getAttribute('aria-live')).toBe('off');
});

test('says how many calls were too fast to list', async () => {
  const log = show(false);
  log.miss(1);
  await frame();
  expect(screen.getByText('1 more call came too fast to be listed.')).toBeTruthy();
  log.miss(41);
  await frame();
  expect(screen.getByText('42 more calls came too fast to be listed.')).toBeTruthy();
});
