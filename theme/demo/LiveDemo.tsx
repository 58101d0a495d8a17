import { Suspense } from 'react';
import { useMessages } from '../i18n/LocaleProvider';
import { useDemo } from '../runtime/dumi';
import { DemoBoundary } from './DemoBoundary';

function Demo({ id }: { id: string }) {
  const demo = useDemo(id);
  return demo ? <demo.component /> : null;
}

/** Runs a demo. What it throws, on render or later, stays inside (E1); its code is loaded apart from the page's text. */
export function LiveDemo({ id }: { id: string }) {
  const messages = useMessages();
  return (
    <DemoBoundary messages={messages}>
      <Suspense fallback={<p className="demo-waits">{messages.demoWaits}</p>}>
        <Demo id={id} />
      </Suspense>
    </DemoBoundary>
  );
}
