import { useState } from 'react';
import { createLoader } from '../../lib/loader';
import { useInterfaceLang } from '../../locale/useLocale';
import { usePageTexts } from '../../locale/usePageTexts';
import { FailureNotice } from '../../ui/on-request/FailureNotice';
import { useOnRequest } from '../../ui/on-request/useOnRequest';
import { CodeFold } from './CodeFold';

/** A file, as text and highlighted. */
interface Source {
  text: string;
  html: string;
}

/** Loads the text of `/sources/skin/select.css` or the like, and the highlighter. */
async function loadSource(href: string, cache: RequestCache): Promise<Source> {
  const [{ highlight }, response] = await Promise.all([
    import('../code/highlight'),
    fetch(href, { cache }),
  ]);
  const type = response.headers.get('content-type') ?? '';
  // A host may answer with its page for any address.
  if (!response.ok || type.startsWith('text/html'))
    throw new Error(`${href}: ${response.status} ${type}`);
  const text = (await response.text()).trimEnd();
  return { text, html: highlight(text, href.slice(href.lastIndexOf('.') + 1)) };
}

interface SharedSourceProps {
  href: string;
  name: string;
  /** Whether its tab is selected; nothing is loaded before. */
  open: boolean;
}

/**
 * A file that many demos share: loaded when its tab is opened, a plain link until then and without
 * script.
 */
export function SharedSource({ href, name, open }: SharedSourceProps) {
  const texts = usePageTexts();
  const lang = useInterfaceLang();
  const [loader] = useState(() => createLoader((cache) => loadSource(href, cache)));
  const source = useOnRequest(loader, open);
  if (source.phase === 'here') return <CodeFold {...source.value} name={name} />;
  const link = (
    <a href={href} lang={lang}>
      {texts.openSource(name)}
    </a>
  );
  if (source.phase === 'waiting') return <p className="source-note">{link}</p>;
  return (
    <FailureNotice className="source-note" problem={texts.sourceUnavailable} onRetry={source.retry}>
      {link}
    </FailureNotice>
  );
}
