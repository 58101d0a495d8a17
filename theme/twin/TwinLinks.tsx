import { useState } from 'react';
import { createLoader } from '../../src/base/loader';
import { useInterfaceLang } from '../locale/useLocale';
import { usePageTexts } from '../locale/usePageTexts';
import { Button } from '../ui/Button';
import { CONFIRMATION } from '../ui/confirmCopied';
import { copyText } from '../ui/copyText';
import { FailureNotice } from '../ui/on-request/FailureNotice';
import { twinAddress } from './twinAddress';

const createTwinLoader = (address: string) =>
  createLoader(async (cache) =>
    (await import(/* webpackChunkName: "twin" */ './on-request/fetchTwin')).fetchTwin(
      address,
      cache,
    ),
  );

/** The page as Markdown, for machines and notes: copied, or opened as a file. */
export function TwinLinks({ path }: { path: string }) {
  const texts = usePageTexts();
  const [state, setState] = useState<'copied' | 'failed'>();
  const address = twinAddress(path);
  const [{ load, prepare }] = useState(() => createTwinLoader(address));

  function copyTwin() {
    setState(undefined);
    copyText(load()).then(
      (isDone) => {
        if (!isDone) return;
        setState('copied');
        setTimeout(setState, CONFIRMATION, undefined);
      },
      () => setState('failed'),
    );
  }

  return (
    <div className="twin-links" lang={useInterfaceLang()} data-search="ignore">
      <Button
        look="plain"
        className="needs-script"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={copyTwin}
      >
        <span aria-live="polite">{state === 'copied' ? texts.copied : texts.copyPage}</span>
      </Button>
      <a href={address} rel="alternate" type="text/markdown">
        {texts.viewMarkdown}
      </a>
      {state === 'failed' && <FailureNotice problem={texts.sourceUnavailable} onRetry={copyTwin} />}
    </div>
  );
}
