import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../locale/useTexts';
import { FailureNotice } from '../../../ui/on-request/FailureNotice';
import { LoadingText } from '../../../ui/on-request/LoadingText';
import { viewTexts } from './texts';
import { LOAD_FAILURE_ID, ROOT_ID } from '../../../document/contract';

/**
 * Space below the demo for what it opens, in pixels, so that it opens downwards and nothing moves:
 * a list of 200, its padding and border, and its distance; `--list-space` of tokens.css is the same
 * for style sheets.
 */
export const LIST_SPACE = 200 + 12 + 4;

/** A demo that is as high as its window would make the frame grow forever. */
const MAX_HEIGHT = 1600;

/** The demo, or what is said in its place. Until then a document alone has another height. */
const SHOWN = `main :is(.live-demo, .not-found, [role="alert"]), #${LOAD_FAILURE_ID}:not([hidden])`;

/**
 * Follows the height that a demo alone and the list it may open need. To be called when its frame
 * has loaded.
 *
 * @param onHeight - Called with pixels as soon as the demo is there, and after each change.
 * @returns How to stop; or undefined when the frame shows nothing of this site, such as the
 *   browser's own error page.
 */
function followHeight(
  frame: HTMLIFrameElement,
  onHeight: (height: number) => void,
): (() => void) | undefined {
  const page = frame.contentDocument;
  const view = page?.defaultView;
  if (!page?.getElementById(ROOT_ID) || !view) return undefined;
  const follow = () => {
    if (!page.querySelector(SHOWN)) return;
    onHeight(Math.min(MAX_HEIGHT, page.body.offsetHeight + LIST_SPACE));
  };
  // The frame's own observers: one made in this window need not hear of what another document lays
  // out.
  const sizes = new view.ResizeObserver(follow);
  sizes.observe(page.body);
  const arrivals = new view.MutationObserver(follow);
  arrivals.observe(page.body, { childList: true, subtree: true, attributeFilter: ['hidden'] });
  follow();
  return () => {
    sizes.disconnect();
    arrivals.disconnect();
  };
}

interface FrameProps {
  id: string;
  title: string;
  src: string;
}

/** A demo in a document of its own, as high as its content. */
export function Frame({ id, title, src }: FrameProps) {
  const { frameFailed } = useTexts(viewTexts);
  const box = useRef<HTMLDivElement>(null);
  const stop = useRef<() => void>(undefined);
  const [attempt, setAttempt] = useState(0);
  // A frame that navigates leaves an entry in the reader's history; a new frame does not.
  const key = `${src} ${attempt}`;
  const [arrived, setArrived] = useState<{ key: string; hasFailed: boolean }>();
  const state = arrived?.key === key ? arrived : undefined;

  useEffect(() => () => stop.current?.(), []);

  const follow = (frame: HTMLIFrameElement) => {
    stop.current?.();
    stop.current = followHeight(frame, (height) => {
      // On the box, which keeps it while the next frame is loading.
      box.current?.style.setProperty('--frame-height', `${height}px`);
      setArrived((before) => (before?.key === key ? before : { key, hasFailed: false }));
    });
    if (!stop.current) setArrived({ key, hasFailed: true });
  };

  return (
    <div className="view-frame" ref={box} aria-busy={!state}>
      {state?.hasFailed ? (
        <FailureNotice
          className="demo-error"
          problem={frameFailed}
          onRetry={() => setAttempt(attempt + 1)}
        />
      ) : (
        <iframe
          key={key}
          id={id}
          src={src}
          title={title}
          onLoad={({ currentTarget }) => follow(currentTarget)}
        />
      )}
      {!state && <LoadingText className="view-waits" />}
    </div>
  );
}
