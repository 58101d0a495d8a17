import { useEffect, useState } from 'react';
import { useTexts } from '../../locale/useTexts';
import { CodeFold } from './CodeFold';
import { loadSource } from './loadSource';

/** Props of a file that many demos share. */
export interface SharedSourceProps {
  href: string;
  name: string;
  /** Whether its tab is selected; nothing is loaded before. */
  open: boolean;
}

/** A file that many demos share: loaded when its tab is opened, a plain link until then and without script. */
export function SharedSource({ href, name, open }: SharedSourceProps) {
  const texts = useTexts();
  const [html, setHtml] = useState<string>();
  const [failed, setFailed] = useState(false);

  useEffect(
    function loadWhenOpened() {
      if (!open) return undefined;
      let stale = false;
      loadSource(href).then(
        (loaded) => {
          if (!stale) setHtml(loaded);
        },
        () => {
          if (!stale) setFailed(true);
        },
      );
      return () => {
        stale = true;
      };
    },
    [href, open],
  );

  if (html !== undefined) return <CodeFold html={html} name={name} />;
  return (
    <p className="source-note" role={failed ? 'alert' : undefined}>
      {failed && texts.sourceFailed} <a href={href}>{texts.openSource(name)}</a>
    </p>
  );
}
