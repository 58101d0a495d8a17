import { describe } from 'vitest';
import { component, COUNTER, onPress } from './code';
import { expect, ID, test } from './live';

describe('the pre-check (E2)', () => {
  test('takes a portal on the first render for what it is: no error in a browser', async ({
    live,
  }) => {
    const text = `import { createPortal } from 'react-dom';
export default function Demo() {
  return <>{'In place'}{createPortal(<p id="portal">Elsewhere</p>, document.body)}</>;
}
`;
    await live.start({ 'index.tsx': text });
    expect(await live.settled()).toMatchObject({ phase: 'running', problems: [] });
    expect(await (await live.frame()).locator('#portal').textContent()).toBe('Elsewhere');
  });

  test('takes a list that is open from the start', async ({ live }) => {
    const text = `import Select from 'rc-select';
export default () => <Select open options={[{ value: 'a' }]} aria-label="Letter" />;
`;
    await live.start({ 'index.tsx': text });
    expect(await live.settled()).toMatchObject({ phase: 'running', problems: [], log: [] });
    const list = (await live.frame()).locator('.rc-select-dropdown');
    await expect.poll(() => list.count()).toBe(1);
  });
});

describe('waiting and loading', () => {
  test('an edit is compiled after 500 ms of quiet, and the flag is up until its result (E2)', async ({
    live,
  }) => {
    await live.start({ 'index.tsx': COUNTER });
    await live.settled();
    const { compiled, flags } = await live.page.evaluate(
      async ([id, code]) => {
        const demo = window.harness.demo(id);
        const seen = new Set<string>();
        const started = performance.now();
        let compiledAfter = 0;
        const done = new Promise<void>((resolve) => {
          demo.subscribe((event) => {
            const { phase, loading } = demo.getState();
            seen.add(`${phase} ${loading}`);
            if (phase === 'running' && !compiledAfter) compiledAfter = performance.now() - started;
            if (event === 'rendered') resolve();
          });
        });
        for (const letter of ['1', '2', '3']) demo.edit('index.tsx', code + letter);
        await done;
        return { compiled: compiledAfter, flags: [...seen] };
      },
      [ID, `${COUNTER}// `] as const,
    );
    expect(compiled).toBeGreaterThanOrEqual(500);
    expect(flags).toEqual(['compiling true', 'running true', 'running false']);
  });

  test('nothing runs before it is asked to, not even after an edit', async ({ live }) => {
    const state = await live.page.evaluate(
      async ([id, code]) => {
        window.harness.open(id, [['index.tsx', code]], 'index.tsx');
        window.harness.demo(id).edit('index.tsx', `${code}// edited`);
        await new Promise((resolve) => setTimeout(resolve, 800));
        return window.harness.state(id);
      },
      [ID, COUNTER] as const,
    );
    expect(state).toMatchObject({ phase: 'idle', loading: false, isEdited: true });
    expect(await live.page.locator('iframe').count()).toBe(0);
  });

  test('reset brings the own files back and runs them', async ({ live }) => {
    await live.start({ 'index.tsx': COUNTER });
    await live.settled();
    await live.edit(COUNTER.replace('Pressed', 'Counted'));
    await expect.poll(() => live.text()).toBe('Counted 0');
    await live.page.evaluate((id) => window.harness.demo(id).reset(), ID);
    await expect.poll(() => live.text()).toBe('Pressed 0');
    expect(await live.state()).toMatchObject({ isEdited: false, phase: 'running' });
  });

  test('a runtime that cannot be loaded is told, and tried again on request', async ({ live }) => {
    const runtime = `**${live.site.addressOf('runtime')}`;
    await live.page.route(runtime, (route) => route.fulfill({ status: 503 }));
    await live.start({ 'index.tsx': COUNTER });
    expect(await live.settled()).toMatchObject({
      problems: [{ kind: 'no-frame', detail: 'HTTP 503' }],
    });
    await live.page.unroute(runtime);
    await live.page.evaluate((id) => window.harness.demo(id).run(), ID);
    await expect.poll(() => live.text()).toBe('Pressed 0');
  });

  test('a compiler that cannot be loaded is told, and tried again on request', async ({ live }) => {
    const compiler = `**${live.site.addressOf('compiler')}`;
    await live.page.route(compiler, (route) => route.fulfill({ status: 503 }));
    await live.start({ 'index.tsx': COUNTER });
    expect(await live.settled()).toMatchObject({
      phase: 'failed',
      problems: [{ kind: 'compiler' }],
    });
    await live.page.unroute(compiler);
    await live.page.evaluate((id) => window.harness.demo(id).run(), ID);
    await expect.poll(() => live.text()).toBe('Pressed 0');
  });
});

describe('the frame', () => {
  test('is as high as the demo, and grows for a list that hangs lower', async ({ live }) => {
    const height = () => live.page.locator('iframe').evaluate((frame) => frame.clientHeight);
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
    await live.start({ 'index.tsx': text });
    await live.settled();
    const closed = await height();
    expect(closed).toBeGreaterThan(400);
    expect(closed).toBeLessThan(500);
    await live.press();
    await expect.poll(height).toBe(600);
    await live.press();
    await expect.poll(height).toBe(closed);
  });

  test('follows the colour scheme, at once and when it starts', async ({ live }) => {
    const scheme = async () =>
      (await live.frame()).evaluate(() => getComputedStyle(document.body).colorScheme);
    await live.start({ 'index.tsx': COUNTER });
    await live.settled();
    expect(await scheme()).toBe('light');
    await live.page.evaluate((id) => window.harness.demo(id).setScheme('dark'), ID);
    await expect.poll(scheme).toBe('dark');
    await live.edit(COUNTER.replace('Pressed', 'Counted'));
    await expect.poll(() => live.text()).toBe('Counted 0');
    expect(await scheme()).toBe('dark');
  });

  test('does not take the focus out of the editor, and has it when the reader is in it', async ({
    live,
  }) => {
    const text = component(
      `const ref = React.useRef<HTMLInputElement>(null);
  React.useEffect(() => ref.current?.focus(), []);`,
      `<><input ref={ref} id="wanted" autoFocus /><button onClick={() => ref.current?.focus()}>Focus</button></>`,
    );
    const editor = live.page.locator('#editor');
    await editor.focus();
    await live.start({ 'index.tsx': text });
    await live.settled();
    await live.page.keyboard.type('still here');
    expect(await editor.inputValue()).toBe('still here');
    const frame = await live.frame();
    await frame.locator('button').click();
    await expect.poll(() => frame.evaluate(() => document.activeElement?.id)).toBe('wanted');
  });

  test('submits forms to their handlers, and closes dialogs by them', async ({ live }) => {
    const text = component(
      '',
      `<dialog open onClose={() => console.log('closed')}>
    <form onSubmit={(event) => { event.preventDefault(); console.log('submitted'); }}>
      <input required id="field" /><button id="send">Send</button>
    </form>
    <form method="dialog"><button id="close">Close</button></form>
  </dialog>`,
    );
    await live.start({ 'index.tsx': text });
    await live.settled();
    const lines = async () =>
      (await live.state()).log.map((entry) => ('text' in entry ? entry.text : entry.kind));
    const frame = await live.frame();
    await frame.locator('#send').click();
    await frame.locator('#field').fill('x');
    await frame.locator('#field').press('Enter');
    await expect.poll(lines).toEqual(['submitted']);
    await frame.locator('#close').click();
    await expect.poll(lines).toEqual(['submitted', 'closed']);
  });

  test('passes on what the code writes to the console, up to a rate', async ({ live }) => {
    const text = onPress(`for (let n = 0; n < 150; n += 1) console.warn('line %d', n, { n });`);
    await live.start({ 'index.tsx': text });
    await live.settled();
    await live.press();
    await expect
      .poll(async () => (await live.state()).log.at(-1), { timeout: 10_000 })
      .toMatchObject({ kind: 'dropped', count: 50 });
    const { log } = await live.state();
    expect(log[7]).toMatchObject({ kind: 'console', level: 'warn', text: 'line 7 { n: 7 }' });
    expect(log).toHaveLength(101);
  });
});
