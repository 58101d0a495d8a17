import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../locale/useTexts';
import { FailureNotice, LoadingText } from '../../../ui/on-request/FailureNotice';
import { followHeight } from './frameHeight';
import { viewTexts } from './texts';

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
