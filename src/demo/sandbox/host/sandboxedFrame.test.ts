// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { requireAssetAddress } from '../../../lib/requireAssetAddress';
import { restrictFrameHosts } from './restrictFrameHosts';
import { openFrame } from './frame';
import { openFrames } from './openFrames';
import { checkSandbox, createSandboxedFrame } from './sandboxedFrame';

const THREE_PARTS = /.+\n {2}Why: .+\n {2}What to do: /;

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('the sandbox', () => {
  test('allows scripts and nothing else', () => {
    const frame = createSandboxedFrame('about:blank', 'Title');
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame.getAttribute('allow')).toBeNull();
    expect(frame.title).toBe('Title');
    expect(frame.inert).toBe(true);
  });

  test.each([
    ['allow-scripts', 'allow-same-origin'],
    ['ALLOW-SAME-ORIGIN', 'allow-forms', 'allow-scripts'],
  ])('cannot be given %s and %s', (...tokens) => {
    expect(() => checkSandbox(tokens)).toThrow(THREE_PARTS);
    expect(() => createSandboxedFrame('about:blank', '', tokens)).toThrow(THREE_PARTS);
  });
});

describe('a frame', () => {
  function open() {
    const onLost = vi.fn();
    const frame = openFrame({
      container: document.body,
      src: 'about:blank',
      title: '',
      runtime: Promise.resolve(new Blob()),
      onMessage: vi.fn(),
      onLost,
    });
    const element = document.querySelector('iframe');
    if (!element) throw new Error('There is no frame');
    return { frame, element, onLost };
  }

  const sayReady = (sender: MessageEventInit) =>
    window.dispatchEvent(
      new MessageEvent('message', { data: { type: 'sandbox:ready' }, ...sender }),
    );

  test('that loads a second time is removed, because it contains another document', () => {
    const { element, onLost } = open();
    element.dispatchEvent(new Event('load'));
    expect(onLost).not.toHaveBeenCalled();
    element.dispatchEvent(new Event('load'));
    expect(onLost).toHaveBeenCalledWith('left', '');
    expect(element.isConnected).toBe(false);
    expect(openFrames.size).toBe(0);
  });

  test.each([
    ['of another window', () => ({ source: window, origin: 'null' })],
    ['of no window', () => ({ source: null, origin: 'null' })],
    [
      'of the frame with an origin',
      (source: Window | null) => ({ source, origin: 'http://localhost' }),
    ],
  ])('is not connected by a message %s', async (_, sender) => {
    const { frame, element } = open();
    const post = vi.spyOn(element.contentWindow ?? window, 'postMessage');
    sayReady(sender(element.contentWindow));
    const init = { data: { type: 'sandbox:ready' }, ...sender(element.contentWindow) };
    window.dispatchEvent(new MessageEvent('message', init));
    await Promise.resolve();
    await Promise.resolve();
    expect(post).not.toHaveBeenCalled();
    sayReady({ source: element.contentWindow, origin: 'null' });
    await vi.waitFor(() => expect(post).toHaveBeenCalledOnce());
    frame.close();
  });

  test('whose sandbox attribute has changed is lost, with an error in three parts', async () => {
    const { element, onLost } = open();
    element.setAttribute('sandbox', 'allow-scripts allow-same-origin');
    sayReady({ source: element.contentWindow, origin: 'null' });
    await vi.waitFor(() =>
      expect(onLost).toHaveBeenCalledWith('no-frame', expect.stringMatching(THREE_PARTS)),
    );
  });
});

describe('the page', () => {
  test('restricts its frames to the site and StackBlitz, by one policy', () => {
    restrictFrameHosts(document);
    restrictFrameHosts(document);
    const policies = [...document.querySelectorAll<HTMLMetaElement>('meta[http-equiv]')];
    expect(policies.map(({ content }) => content)).toEqual([
      "frame-src 'self' https://stackblitz.com https://*.stackblitz.com",
    ]);
  });

  test('has the addresses of the files for edited code', () => {
    expect(() => requireAssetAddress('live-frame', document)).toThrow(THREE_PARTS);
    document.head.innerHTML = '<meta name="live-frame" content="/live/frame.html">';
    expect(requireAssetAddress('live-frame', document)).toBe('/live/frame.html');
  });
});
