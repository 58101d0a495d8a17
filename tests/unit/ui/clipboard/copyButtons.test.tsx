// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { describe as describeProps } from '../../../../src/playground/model/description';
import { PlaygroundProvider } from '../../../../src/playground/PlaygroundContext';
import { selectModel, selectPlayground } from '../../rc-select/playground/selectPlayground';
import { DemoCodeProvider } from '../../../../src/demo/code/DemoCodeContext';
import { createDraft } from '../../../../src/demo/edit/on-request/draft';
import { CopyLink } from '../../../../src/demo/edit/on-request/panel/CopyLink';
import { CodePanel } from '../../../../src/playground/CodePanel';
import { CopyButton } from '../../../../src/ui/CopyButton';
import { fakeClipboard } from './fakeClipboard';

const ENTRY = 'single/index.tsx';

/** The editor's button, in a block whose one file was changed. */
function EditorLink({ text }: { text: string }) {
  const draft = createDraft('single', new Map([[ENTRY, 'export default 1;\n']]));
  draft.receive(new Map([[ENTRY, text]]));
  const sources = [{ name: 'index.tsx', html: 'export default 1;' }];
  return (
    <DemoCodeProvider code={{ id: 'single', title: '', filename: `demos/${ENTRY}`, sources }}>
      <CopyLink draft={draft} />
    </DemoCodeProvider>
  );
}

const playground = (
  <PlaygroundProvider value={selectPlayground}>
    <CodePanel description={describeProps(selectModel, {})} address={() => '/?a=1'} />
  </PlaygroundProvider>
);

/** Random letters, which do not get shorter by being packed. */
function incompressible(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return btoa(String.fromCharCode(...bytes));
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('copy buttons', () => {
  test.for([
    ['the button at code', <CopyButton text={() => 'code'} />, 'Copy', /^code$/],
    ['the playground', playground, 'Copy link', /^\/\?a=1$/],
    ['the editor', <EditorLink text="export default 2;" />, 'Copy link', /#code=1\./],
  ] as const)(
    '%s: writes to the clipboard in the task of the press, and confirms',
    async ([, element, name, text]) => {
      const { written } = fakeClipboard();
      render(element);
      fireEvent.click(screen.getByRole('button', { name }));
      expect(written).toHaveLength(1);
      expect(await screen.findByText(/[Cc]opied/)).toBeTruthy();
      expect(await written[0]).toMatch(text);
    },
  );

  test.for([
    ['the button at code', <CopyButton text={() => 'code'} />, 'Copy'],
    ['the playground', playground, 'Copy link'],
  ] as const)(
    '%s: shows a prompt when the browser refuses (E1), and does not claim success',
    async ([, element, name]) => {
      fakeClipboard({ refuses: true });
      const prompt = vi.fn();
      vi.stubGlobal('prompt', prompt);
      render(element);
      fireEvent.click(screen.getByRole('button', { name }));
      await vi.waitFor(() => expect(prompt).toHaveBeenCalledOnce());
      expect(screen.getByRole('button', { name })).toBeTruthy();
    },
  );

  test('the editor shows its link when the browser refuses to copy, without a prompt', async () => {
    fakeClipboard({ refuses: true });
    const prompt = vi.fn();
    vi.stubGlobal('prompt', prompt);
    render(<EditorLink text="export default 2;" />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox');
    expect(field.value).toMatch(/#code=1\./);
    expect(prompt).not.toHaveBeenCalled();
  });

  test('the editor copies nothing and says why when the code does not fit into a link', async () => {
    fakeClipboard();
    render(<EditorLink text={incompressible(40_000)} />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(/32,000/)).toBeTruthy();
    expect(screen.queryByText('Link copied')).toBeNull();
  });

  test('the copied text is the one at the time of the press', async () => {
    const { written } = fakeClipboard();
    let text = 'first';
    render(<CopyButton text={() => text} />);
    text = 'now';
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(await written[0]).toBe('now');
  });
});
