import { useRef, useState } from 'react';
import { createLoader } from '../../lib/loader';
import { useHydrated } from '../../lib/react/useHydrated';
import { useInterfaceLang } from '../../locale/useLocale';
import { usePageTexts } from '../../locale/usePageTexts';
import type { Page } from '../../document/router/page';
import { basePath, site } from '../../document/router/site';
import { Button } from '../../ui/Button';
import { confirmCopied } from '../../ui/confirmCopied';
import { copyText } from '../../ui/copyText';
import { ExternalIcon, PageIcon } from '../../ui/icons';
import { MenuButton } from '../../ui/menu/MenuButton';
import { FailureNotice } from '../../ui/on-request/FailureNotice';
import { twinPath } from '../sourcePage';
import { NOT_SEARCHED } from '../../document/contract';
import { assistantsFor } from './assistants';

const createTwinLoader = (address: string) =>
  createLoader(async (cache) =>
    (await import(/* webpackChunkName: "twin" */ './on-request/fetchTwin')).fetchTwin(
      address,
      cache,
    ),
  );

/**
 * What can be done with a page: its Markdown twin copied, opened as a file or, where the address of
 * the site is known, by an assistant; and its source changed.
 */
export function PageTools({ page }: { page: Page }) {
  const texts = usePageTexts();
  const lang = useInterfaceLang();
  const [hasFailed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const twin = basePath + twinPath(page.path);
  const [{ load, prepare }] = useState(() => createTwinLoader(twin));
  // Without script there is no menu, and the links are like any others.
  const item = useHydrated() ? { role: 'menuitem', tabIndex: -1 } : {};
  const editLink = site.editLink?.replace('{filename}', page.frontMatter.filename);
  const assistants = site.origin ? assistantsFor(texts.assistantPrompt(site.origin + twin)) : [];

  function copyTwin() {
    setFailed(false);
    copyText(load()).then(
      (isCopied) => {
        if (isCopied && button.current) confirmCopied(button.current);
      },
      () => setFailed(true),
    );
  }

  return (
    <>
      <div className="page-tools" lang={lang} {...NOT_SEARCHED}>
        <MenuButton
          label={texts.pageTools}
          icon={<PageIcon />}
          copied={texts.copied}
          button={button}
        >
          <Button
            look="plain"
            className="needs-script"
            role="menuitem"
            tabIndex={-1}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={copyTwin}
          >
            <span>{texts.copyPage}</span>
          </Button>
          <a {...item} href={twin} rel="alternate" type="text/markdown">
            <span>{texts.viewMarkdown}</span>
          </a>
          {editLink && (
            <a {...item} href={editLink}>
              <span>{texts.editPage}</span>
              <ExternalIcon />
            </a>
          )}
          {assistants.map(({ name, href }) => (
            <a key={name} {...item} href={href} target="_blank" rel="noreferrer">
              <span>{texts.openInAssistant(name)}</span>
              <ExternalIcon />
            </a>
          ))}
        </MenuButton>
      </div>
      {hasFailed && <FailureNotice problem={texts.sourceUnavailable} onRetry={copyTwin} />}
    </>
  );
}
