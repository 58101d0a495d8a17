// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useStore } from '../../../lib/react/useStore';
import { watchAccessibility } from '../watch/watchAccessibility';
import { watchStage } from '../watch/watchStage';
import { Now } from './Now';
import { Spoken } from './Spoken';

vi.mock('@@/subject/inspector', () => ({ default: undefined }));

let stop: () => void;

function Panel({ watch }: { watch: ReturnType<typeof watchAccessibility> }) {
  const state = useStore(watch);
  return (
    <>
      <Now state={state} onChoose={watch.choose} />
      <Spoken spoken={state.spoken} onClear={watch.clear} />
    </>
  );
}

/** Shows what a site without an adapter shows of a demo. */
function inspect(demo: React.ReactNode): void {
  const watch = watchAccessibility();
  render(
    <MemoryRouter>
      <div data-testid="stage">{demo}</div>
      <div data-testid="panel">
        <Panel watch={watch} />
      </div>
    </MemoryRouter>,
  );
  const follow = watchStage(screen.getByTestId('stage'), undefined, screen.getByTestId('panel'));
  act(() => {
    stop = watch.follow(follow);
  });
}

const now = () => within(screen.getByRole('group', { name: 'Current state' }));

const texts = (elements: readonly Element[]) => elements.map((one) => one.textContent);

/** What is written beside a name in the table of facts. */
const fact = (name: string) => now().getByText(name).nextElementSibling?.textContent;

afterEach(() => stop());

test('says what is off in any element, the same in several once, and where to read on', async () => {
  inspect(
    <>
      <div role="slider" tabIndex={0} aria-label="Volume" />
      <button />
      <button />
    </>,
  );
  await screen.findByText('3 interactive elements');
  const issues = now()
    .getAllByRole('listitem')
    .filter((item) => item.hasAttribute('data-level'));
  expect(texts(issues)).toEqual([
    'Problem slider “Volume”: The role slider requires aria-valuenow, which is missing. ' +
      'Screen readers leave the state out, or guess. slider in WAI-ARIA 1.2',
    'Problem button without a name and 1 more: This button has no accessible name. Give it text ' +
      'content, aria-label, or a <label> for its id. Names and descriptions (APG)',
  ]);
});

test('lists the elements with role, name, states and value, and shows the one that is pressed', async () => {
  inspect(
    <>
      <input type="checkbox" aria-label="Apples" defaultChecked />
      <input type="range" aria-label="Volume" defaultValue={30} />
    </>,
  );
  const [first, second] = await screen.findAllByRole('button', {
    pressed: undefined,
    name: /Apples|Volume/,
  });
  const parts = [first, second].map((one) => texts([...(one?.children ?? [])]));
  expect(parts).toEqual([
    ['checkbox', 'Apples', 'checked'],
    ['slider', 'Volume', '30'],
  ]);
  expect(fact('Checked')).toBe('true');
  if (second) await userEvent.click(second);
  expect(second?.getAttribute('aria-pressed')).toBe('true');
  expect(fact('Maximum')).toBe('100');
  await userEvent.click(screen.getByRole('button', { name: 'Follow the focus' }));
  expect(fact('Checked')).toBe('true');
});

test('shows where attributes lead, with the text that they lend', async () => {
  inspect(
    <>
      <span id="label">Month</span>
      <button aria-labelledby="label" aria-expanded="false" aria-controls="later" />
    </>,
  );
  await screen.findByText('1 interactive element');
  expect(fact('Labelled by')).toBe('“Month” #label ');
  expect(fact('Controls')).toBe('#later no such element');
});

test('shows live regions, and says so when there is nothing interactive', async () => {
  inspect(<p role="status">Saved</p>);
  expect(await screen.findByText('“Saved”')).toBeTruthy();
  expect(now().getByText(/^Nothing in this demo can be focused/)).toBeTruthy();
});

test('logs keys and clicks with what they change', async () => {
  inspect(
    <button
      aria-pressed="false"
      onClick={({ currentTarget }) => currentTarget.setAttribute('aria-pressed', 'true')}
    >
      Bold
    </button>,
  );
  const log = within(screen.getByRole('log'));
  await userEvent.tab();
  await log.findByText('Bold, button, not pressed');
  await userEvent.keyboard('{Enter}');
  await log.findByText('pressed');
  const lines = texts(log.getAllByRole('listitem')).map((line) => line?.slice('00:00:00.0'.length));
  expect(lines).toEqual(['≈ Bold, button, not pressed', 'Enter', '≈ pressed']);
});
