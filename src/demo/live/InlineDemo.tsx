import { useEffect, useRef, useState } from 'react';
import { usePage } from '../../document/router/PageContext';
import { hasTurnedTo, onFirstIntent } from '../../document/page/firstIntent';
import { DemoRecord } from './DemoRecord';
import { LiveDemo } from './LiveDemo';
import './inlineDemo.css';
import { INLINE_DEMO } from '../../document/contract';

/**
 * A demo without a block around it (`<code src inline="true">`): only its stage. It waits until
 * the reader turns to it, and costs no script before; src/site/boot/start.ts does the same before
 * the application is there.
 */
export default function InlineDemo({ id, file }: { id: string; file?: string }) {
  const { page, demos } = usePage();
  const stage = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  useEffect(function waitForReader() {
    const element = stage.current;
    if (!element) return undefined;
    if (hasTurnedTo(element)) setWanted(true);
    const wait = new AbortController();
    onFirstIntent(element, () => setWanted(true), wait);
    return () => wait.abort();
  }, []);
  return (
    <div ref={stage} className={INLINE_DEMO}>
      <DemoRecord id={id} title={page?.frontMatter.title ?? id} isFramed={false} hasBlock={false} />
      <LiveDemo id={id} demos={demos} file={file} isWanted={isWanted} />
    </div>
  );
}
