import { component, COUNTER } from './code';
import { expect, ID, test } from './sandbox';

test('portals and an initially open list, which a server cannot render, cause no error (E2)', async ({
  sandbox,
}) => {
  const text = `import { createPortal } from 'react-dom';
import Select from 'rc-select';
export default function Demo() {
  return (
    <>
      {createPortal(<p id="portal">Elsewhere</p>, document.getElementById('root')!.parentElement!)}
      <Select open options={[{ value: 'a' }]} aria-label="Letter" />
    </>
  );
}
`;
  await sandbox.start({ 'index.tsx': text });
  expect(await sandbox.settled()).toMatchObject({ phase: 'running', problems: [], log: [] });
  const frame = await sandbox.frame();
  expect(await frame.locator('#portal').textContent()).toBe('Elsewhere');
  await expect.poll(() => frame.locator('.rc-select-dropdown').count()).toBe(1);
});

test('the frame has the colour scheme of the page when it changes and when new code starts', async ({
  sandbox,
}) => {
  const scheme = async () =>
    (await sandbox.frame()).evaluate(() => getComputedStyle(document.body).colorScheme);
  await sandbox.start({ 'index.tsx': COUNTER });
  await sandbox.settled();
  expect(await scheme()).toBe('light');
  await sandbox.page.evaluate((id) => window.harness.demo(id).setScheme('dark'), ID);
  await expect.poll(scheme).toBe('dark');
  await sandbox.change(COUNTER.replace('Pressed', 'Counted'));
  await expect.poll(() => sandbox.text()).toBe('Counted 0');
  expect(await scheme()).toBe('dark');
});

test('the frame cannot take the focus from the editor, but its code can move focus once the reader is in it', async ({
  sandbox,
}) => {
  const text = component(
    `const ref = React.useRef<HTMLInputElement>(null);
  React.useEffect(() => { window.focus(); ref.current?.focus(); }, []);`,
    `<><input ref={ref} id="wanted" autoFocus /><button onClick={() => ref.current?.focus()}>Focus</button></>`,
  );
  const editor = sandbox.page.locator('#editor');
  await editor.fill('');
  await editor.focus();
  await sandbox.start({ 'index.tsx': text });
  await sandbox.settled();
  await sandbox.page.keyboard.type('still here');
  expect(await editor.inputValue()).toBe('still here');
  const frame = await sandbox.frame();
  await frame.locator('button').click();
  await expect.poll(() => frame.evaluate(() => document.activeElement?.id)).toBe('wanted');
});

test('forms are submitted to their handlers, and close their dialogs', async ({ sandbox }) => {
  const text = component(
    '',
    `<dialog open onClose={() => console.log('closed')}>
    <form onSubmit={(event) => { event.preventDefault(); console.log('submitted'); }}>
      <input required id="field" /><button id="send">Send</button>
    </form>
    <form method="dialog"><button id="close">Close</button></form>
  </dialog>`,
  );
  await sandbox.start({ 'index.tsx': text });
  await sandbox.settled();
  const lines = async () =>
    (await sandbox.state()).log.map((entry) => ('text' in entry ? entry.text : entry.type));
  const frame = await sandbox.frame();
  await frame.locator('#send').click();
  await frame.locator('#field').fill('x');
  await frame.locator('#field').press('Enter');
  await expect.poll(lines).toEqual(['submitted']);
  await frame.locator('#close').click();
  await expect.poll(lines).toEqual(['submitted', 'closed']);
});
