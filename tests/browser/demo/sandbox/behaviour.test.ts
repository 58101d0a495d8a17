import { component, COUNTER, onPress } from './code';
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

test('an edit runs nothing until the demo is run; then edits are compiled after a pause of 500 ms (E2)', async ({
  sandbox,
}) => {
  const { idle, frames, compiled, flags } = await sandbox.page.evaluate(
    async ([id, code]) => {
      window.harness.open(id, [['index.tsx', code]], 'index.tsx');
      const demo = window.harness.demo(id);
      demo.edit('index.tsx', `${code}edited`);
      await new Promise((resolve) => setTimeout(resolve, 700));
      const before = { idle: window.harness.state(id).phase, frames: window.frames.length };
      const rendered = () =>
        new Promise<void>((resolve) => {
          demo.subscribe(() => {
            if (!demo.get().loading) resolve();
          });
        });
      demo.run();
      await rendered();

      const seen = new Set<string>();
      const started = performance.now();
      let compiledAfter = 0;
      demo.subscribe(() => {
        const { phase, loading } = demo.get();
        seen.add(`${phase} ${loading}`);
        if (phase === 'running' && !compiledAfter) compiledAfter = performance.now() - started;
      });
      for (const letter of ['1', '2', '3']) demo.edit('index.tsx', code + letter);
      await rendered();
      return { ...before, compiled: compiledAfter, flags: [...seen] };
    },
    [ID, `${COUNTER}// `] as const,
  );
  expect({ idle, frames }).toEqual({ idle: 'idle', frames: 0 });
  expect(compiled).toBeGreaterThanOrEqual(500);
  expect(flags).toEqual(['compiling true', 'running true', 'running false']);
});

test('a runtime or compiler that fails to load is reported, and loaded when the demo is run again', async ({
  sandbox,
}) => {
  const { page } = sandbox;
  const runAgain = () => page.evaluate((id) => window.harness.demo(id).run(), ID);
  await page.evaluate(() => window.harness.renew());
  await page.route('**/live/*.js', (route) => route.fulfill({ status: 503 }));
  await sandbox.start({ 'index.tsx': COUNTER });
  expect(await sandbox.settled()).toMatchObject({
    phase: 'failed',
    problems: [{ kind: 'compiler' }],
  });
  await page.unroute('**/live/*.js');
  await page.route('**/live/runtime.*', (route) => route.fulfill({ status: 503 }));
  await runAgain();
  expect(await sandbox.settled()).toMatchObject({
    problems: [
      { kind: 'no-frame', detail: expect.stringMatching(/runtime.*: HTTP 503$/) as string },
    ],
  });
  await page.unroute('**/live/runtime.*');
  await runAgain();
  await expect.poll(() => sandbox.text()).toBe('Pressed 0');
});

test('the frame is as high as the demo, and a list that extends below it covers the content there', async ({
  sandbox,
}) => {
  const height = () => sandbox.page.locator('iframe').evaluate((frame) => frame.clientHeight);
  const room = () =>
    sandbox.page
      .locator('iframe')
      .evaluate((frame) => frame.clientHeight + parseFloat(getComputedStyle(frame).marginBlockEnd));
  const text = `import { createPortal } from 'react-dom';
import { useState } from 'react';
export default function Demo() {
  const [open, setOpen] = useState(false);
  const list = <div><div style={{ position: 'absolute', top: 500, width: 9, height: 100 }} /></div>;
  return (
    <>
      <div style={{ height: 400 }}><button onClick={() => setOpen(!open)}>List</button></div>
      {open && createPortal(list, document.body)}
    </>
  );
}
`;
  await sandbox.start({ 'index.tsx': text });
  await sandbox.settled();
  const closed = await height();
  expect(closed).toBeGreaterThan(400);
  expect(closed).toBeLessThan(500);
  await sandbox.press();
  // 600, and 26 for the shadow of the list.
  await expect.poll(height).toBe(626);
  expect(await room()).toBe(closed);
  await sandbox.press();
  await expect.poll(height).toBe(closed);
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

test('console output is passed on, up to a rate limit', async ({ sandbox }) => {
  const text = onPress(`for (let n = 0; n < 150; n += 1) console.warn('line %d', n, { n });`);
  await sandbox.start({ 'index.tsx': text });
  await sandbox.settled();
  await sandbox.press();
  await expect
    .poll(async () => (await sandbox.state()).log.at(-1), { timeout: 10_000 })
    .toMatchObject({ type: 'dropped', count: 50 });
  const { log } = await sandbox.state();
  expect(log[7]).toMatchObject({ type: 'console', level: 'warn', text: 'line 7 { n: 7 }' });
  expect(log).toHaveLength(101);
});
