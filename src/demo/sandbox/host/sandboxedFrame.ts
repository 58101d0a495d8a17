import { Problem } from '../../../lib/problem';
import type { FrameSize } from '../frame/protocol';

/** The one thing that a demo's frame may do. */
const SANDBOX: readonly string[] = ['allow-scripts'];

/**
 * Refuses permissions that would undo each other.
 *
 * @throws When the list has both `allow-scripts` and `allow-same-origin`.
 */
export function checkSandbox(tokens: Iterable<string>): void {
  const given = new Set([...tokens].map((token) => token.toLowerCase()));
  if (!given.has('allow-scripts') || !given.has('allow-same-origin')) return;
  throw new Problem({
    what: 'a frame for edited code was given allow-scripts and allow-same-origin.',
    why:
      'its code would share the origin of this site, and could take the sandbox off itself ' +
      '(https://html.spec.whatwg.org/multipage/iframe-embed-object.html#attr-iframe-sandbox).',
    fix: 'leave allow-same-origin out; what the code needs from the site goes through the channel.',
  });
}

/**
 * Makes the element of a frame that runs edited code in an opaque origin. It is out of sight, out
 * of the way and out of reach until it is shown, yet laid out, so that the code measures what it
 * will measure.
 *
 * @throws When the permissions undo each other.
 */
export function createSandboxedFrame(
  src: string,
  title: string,
  tokens: readonly string[] = SANDBOX,
): HTMLIFrameElement {
  checkSandbox(tokens);
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', tokens.join(' '));
  frame.referrerPolicy = 'no-referrer';
  frame.title = title;
  frame.src = src;
  frame.inert = true;
  Object.assign(frame.style, {
    position: 'absolute',
    insetBlockStart: '0',
    insetInlineStart: '0',
    inlineSize: '100%',
    border: '0',
    visibility: 'hidden',
  });
  return frame;
}

/** Puts the element of a frame in the flow and within reach. */
export function revealFrame(frame: HTMLIFrameElement): void {
  Object.assign(frame.style, { position: 'relative', display: 'block', visibility: '' });
  frame.inert = false;
}

/**
 * Gives the element of a frame its height in the flow, and lets it reach over what is below as far
 * as its lists do.
 */
export function resizeFrame(frame: HTMLIFrameElement, { height, reach }: FrameSize): void {
  frame.style.blockSize = `${reach}px`;
  frame.style.marginBlockEnd = `${height - reach}px`;
  // For the page's style sheet: the frame has to lie over what follows, and nothing around it may
  // cut it off.
  frame.toggleAttribute('data-reaching', reach > height);
}
