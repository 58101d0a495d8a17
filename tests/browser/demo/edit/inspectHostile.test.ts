import { replaceRuntime } from '../sandbox/lyingRuntime';
import { openInspector } from '../../support/inspector';
import { expect, test } from '../../support/test';
import { edit, replaceCode, saying } from './editor';
import { editSelect } from './withSelect';

test('texts and lists of edited code are cut, and 10,000 selects and options do not block the frame', async ({
  visit,
}) => {
  const page = await visit('/demo/single');
  const { demo, result } = await editSelect(
    page,
    `const name = '<img src=x onerror=alert(1)>' + 'x'.repeat(1e6);
const many = Array.from({ length: 10_000 }, (_, n) => n);
export default function Demo() {
  return (
    <div style={{ height: 100, overflow: 'auto' }}>
      <input role="combobox" aria-label={name} aria-expanded="true" aria-controls="list" />
      <div id="list" role="listbox" aria-label={name}>
        {many.map((n) => <div key={n} role="option" aria-selected="false" aria-label={name} />)}
      </div>
      {many.map((n) => <input key={n} role="combobox" aria-label="One of many" />)}
    </div>
  );
}`,
  );
  const { fact } = await openInspector(demo);
  await expect
    .poll(() => fact('Name'))
    .toBe(`${`<img src=x onerror=alert(1)>${'x'.repeat(1000)}`.slice(0, 1000)}…`);
  await demo.getByText('10000 options exposed').waitFor();
  expect(await demo.locator('.inspector-options li').count()).toBe(30);
  expect(await demo.locator('.inspector-head option').count()).toBe(51);
  expect(await demo.locator('.inspector img').count()).toBe(0);
  await result.getByRole('combobox').first().focus();
  await page.keyboard.type('still there');
  await expect.poll(() => fact('Value')).toBe('still there');
  expect(await demo.locator('.edit-status').textContent()).toBe('Up to date');
});

test('whatever a frame says is shown as text and cut to size', async ({ visit }) => {
  const page = await visit('/demo/single');
  await replaceRuntime(
    page,
    `const long = '<b>' + 'x'.repeat(2000);
const list = (item) => Array.from({ length: 200 }, () => item);
for (const junk of [undefined, null, 7, 'snapshot', [], {}]) {
  say({ type: 'snapshot', snapshot: junk });
  say({ type: 'call', call: junk });
  say({ type: 'calls-missed', count: junk });
}
say({ type: 'call', call: { component: long, callback: '__proto__', args: list(long) } });
const reference = { attribute: 'aria-controls', id: 'same', matches: 2, role: 'button' };
const element = {
  role: long, name: 'Forged', description: long, value: {}, states: { expanded: 'true', constructor: long },
  references: list(reference),
};
const details = { list: { options: list({ name: long, id: 'same' }), optionCount: 5 } };
setInterval(() => say({ type: 'snapshot', snapshot: {
  elements: [element, ...list({ name: 'Forged' })], shown: 1e9, details, regions: list({ role: long, text: long }),
  announcements: [...list({ kind: 'region', text: long }), { kind: 'shout' }],
} }), 200);`,
  );
  const { demo, button, editor, run, status } = await edit(page);
  await replaceCode(editor, saying('Never run'));
  await run.click();
  await expect.poll(() => status.textContent()).toBe('Up to date');
  const { calls, spoken, fact } = await openInspector(demo);
  await expect.poll(() => fact('Name')).toContain('Forged');
  await expect.poll(async () => (await spoken()).length).toBe(100);
  expect((await spoken())[0]?.length).toBeLessThan(1200);
  expect(await demo.locator('.inspector-options li').count()).toBe(30);
  expect(await demo.locator('.inspector b').allTextContents()).toEqual(
    (await calls()).map(() => expect.any(String) as string),
  );
  expect((await calls()).join().length).toBeLessThan(20_000);
  await demo.getByRole('button', { name: 'Inspect' }).click();
  await expect.poll(() => demo.locator('.inspector').count()).toBe(0);
  await button(/^Edit/).click();
  expect(await demo.locator('.published-demo').isVisible()).toBe(true);
});
