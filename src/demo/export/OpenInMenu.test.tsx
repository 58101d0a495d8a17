// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { demoAssets, EXPORT_DATA } from '../../../tests/support/demos';
import { recordForms, type SentForm } from '../../../tests/unit/demo/export/recordForms';

const demo = demoAssets('single');
let sent: SentForm[] = [];
let fetchJson = vi.fn<() => Promise<Response>>();

const ok = () => Promise.resolve(Response.json(EXPORT_DATA));

beforeEach(() => {
  vi.resetModules();
  sent = recordForms();
  Element.prototype.scrollIntoView = () => undefined;
  fetchJson = vi.fn(ok);
  vi.stubGlobal('fetch', fetchJson);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('');
  vi.stubGlobal('open', () => ({ closed: false, opener: window }));
  document.head.innerHTML = '<meta name="export-data" content="/export/data.json">';
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** For modules to load on a busy machine. */
const LONG = { timeout: 10_000 };

/** Renders the menu as on a page that was just loaded. */
async function show(assets = () => demo) {
  const { OpenInMenu } = await import('./OpenInMenu');
  return render(<OpenInMenu title="Single" assets={assets} />);
}

const item = (name: string) => screen.getByRole('menuitem', { name });

const button = (name: string) => screen.getByRole('button', { name });
const status = () => screen.getAllByRole('status')[0]?.textContent;

async function pressAndWait(name: string) {
  fireEvent.click(item(name));
  await waitFor(() => expect(status()).not.toMatch(/^$|Preparing/), LONG);
}

describe('the menu of places to open a demo in', () => {
  test('loads nothing until the reader points at it, and then only once', async () => {
    await show();
    expect(fetchJson).not.toHaveBeenCalled();
    fireEvent.pointerEnter(button('Open in'));
    fireEvent.focus(button('Open in'));
    fireEvent.touchStart(item('Run in StackBlitz'));
    expect(fetchJson).toHaveBeenCalledOnce();
  });

  test('says that it is preparing, and opens the service as soon as possible', async () => {
    let arrive: (response: Response) => void = () => undefined;
    fetchJson.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await show();
    fireEvent.click(item('Open in CodeSandbox'));
    expect(status()).toBe('Preparing...');
    expect(sent).toEqual([]);
    arrive(Response.json(EXPORT_DATA));
    await waitFor(() => expect(status()).toBe('CodeSandbox opens in a new tab.'), LONG);
    expect(sent).toHaveLength(1);
    expect(screen.queryByRole('group')).toBeNull();
  });

  test('opens the service in the task of the press once everything has loaded, with the current code', async () => {
    let files = demo.files;
    await show(() => ({ ...demo, files }));
    await pressAndWait('Open in StackBlitz');
    files = { ...files, 'single/index.tsx': 'export default () => null; // mine' };
    fireEvent.click(item('Open in StackBlitz'));
    expect(sent).toHaveLength(2);
    expect(JSON.stringify(sent[0]?.fields)).not.toContain('// mine');
    expect(JSON.stringify(sent[1]?.fields)).toContain('// mine');
  });

  test('loads the parser for edited code only', async () => {
    const loadParser = vi.fn(() => vi.importActual('../code/collect'));
    vi.doMock('../code/collect', loadParser);
    let current = { ...demo, isPublished: true };
    await show(() => current);
    await pressAndWait('Open in StackBlitz');
    expect(sent).toHaveLength(1);
    expect(loadParser).not.toHaveBeenCalled();
    const code = 'export default () => null; // mine';
    current = { ...current, isPublished: false, files: { 'single/index.tsx': code } };
    fireEvent.click(item('Open in StackBlitz'));
    await waitFor(() => expect(sent).toHaveLength(2), LONG);
    expect(loadParser).toHaveBeenCalledOnce();
    expect(JSON.stringify(sent[1]?.fields)).toContain('// mine');
    expect(JSON.stringify(sent[1]?.fields)).not.toContain('src/skin/select.css');
    vi.doUnmock('../code/collect');
  });

  test('opens nothing after the reader has closed the notice', async () => {
    let arrive: (response: Response) => void = () => undefined;
    fetchJson.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await show();
    fireEvent.click(item('Open in CodeSandbox'));
    fireEvent.click(button('Close'));
    arrive(Response.json(EXPORT_DATA));
    const { exporterOf } = await import('./useExport');
    await act(() => exporterOf(demo).load());
    expect(sent).toEqual([]);
    expect(status()).toBe('');
  });
});

describe('an export', () => {
  test.each([
    ['are missing', () => Promise.resolve(new Response(null, { status: 404 }))],
    ['have another shape', () => Promise.resolve(Response.json({ versions: 1 }))],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('reports data that %s, with a retry', async (_, answer) => {
    fetchJson.mockImplementation(answer);
    await show();
    await pressAndWait('Open in CodeSandbox');
    expect(status()).toBe('The export could not be loaded.');
    fetchJson.mockImplementation(ok);
    fireEvent.click(button('Try again'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(document.activeElement).toBe(button('Open in'));
  });

  test('reports a blocked tab, and can be opened in this one', async () => {
    vi.stubGlobal('open', () => null);
    await show();
    await pressAndWait('Open in CodeSandbox');
    const notice = screen.getByRole('group', {
      name: 'Your browser has blocked the new tab with CodeSandbox.',
    });
    expect(sent).toEqual([]);
    fireEvent.click(within(notice).getByRole('button', { name: /in this tab/ }));
    expect(sent[0]?.target).toBe('_self');
  });

  test('asks whether the tab has opened if the page still has the focus, and not otherwise', async () => {
    const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    await show();
    await pressAndWait('Open in StackBlitz');
    const name = 'Has StackBlitz opened in a new tab?';
    await screen.findByRole('group', { name }, { timeout: 3000 });
    fireEvent.keyDown(button('Open in'), { key: 'Escape' });
    expect(screen.queryByRole('group')).toBeNull();
    expect(document.activeElement).toBe(button('Open in'));
    hasFocus.mockReturnValue(false);
    vi.useFakeTimers();
    try {
      fireEvent.click(item('Open in StackBlitz'));
      await act(() => vi.advanceTimersByTimeAsync(5000));
      expect(screen.queryByRole('group')).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  test('shows every problem of code that would not start, with its position, reason and fix', async () => {
    const text = "import 'lodash';\nimport './gone';\nexport default () => null;";
    await show(() => ({ ...demo, files: { 'single/index.tsx': text } }));
    await pressAndWait('Open in CodeSandbox');
    expect(status()).toContain('2 problems');
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items[0]).toMatch(/single\/index\.tsx:1 .*'lodash'.*Why: .*What to do: /);
    expect(items[1]).toMatch(/single\/index\.tsx:2 .*'\.\/gone'/);
    expect(sent).toEqual([]);
  });

  test('offers CodeSandbox first in a browser where StackBlitz often does not start', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('AppleWebKit/605.1.15 Safari/605.1.15');
    await show();
    await pressAndWait('Open in StackBlitz');
    const notice = within(screen.getByRole('group', { name: /often does not start/ }));
    const [, first] = notice.getAllByRole('button');
    expect(first?.textContent).toBe('Open in CodeSandbox');
    fireEvent.click(notice.getByRole('button', { name: 'Continue with StackBlitz' }));
    expect(sent[0]?.action).toContain('https://stackblitz.com/run');
  });
});
