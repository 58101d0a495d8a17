import { useState } from 'react';
import { createLoader } from '../../lib/loader';
import { useInterfaceLang } from '../../locale/useLocale';
import { usePageTexts } from '../../locale/usePageTexts';
import { Button } from '../../ui/Button';
import { FailureNotice } from '../../ui/on-request/FailureNotice';
import { useCopied } from '../../ui/useCopied';
import { twinPath } from '../sourcePage';
import { basePath } from '../../document/router/site';
import { NOT_SEARCHED } from '../../document/contract';

/** The address of the Markdown twin of a page. */
const twinAddress = (path: string): string => basePath + twinPath(path);

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
  const { isCopied, copy } = useCopied();
  const [hasFailed, setFailed] = useState(false);
  const address = twinAddress(path);
  const [{ load, prepare }] = useState(() => createTwinLoader(address));

  function copyTwin() {
    setFailed(false);
    copy(load()).catch(() => setFailed(true));
  }

  return (
    <div className="twin-links" lang={useInterfaceLang()} {...NOT_SEARCHED}>
      <Button
        look="plain"
        className="needs-script"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={copyTwin}
      >
        <span aria-live="polite">{isCopied ? texts.copied : texts.copyPage}</span>
      </Button>
      <a href={address} rel="alternate" type="text/markdown">
        {texts.viewMarkdown}
      </a>
      {hasFailed && <FailureNotice problem={texts.sourceUnavailable} onRetry={copyTwin} />}
    </div>
  );
}
