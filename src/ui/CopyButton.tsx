import { useInterfaceLang } from '../locale/useLocale';
import { usePageTexts } from '../locale/usePageTexts';
import { Button } from './Button';
import { confirmCopied } from './confirmCopied';
import { copyText } from './copyText';
import { CopyIcon } from './icons';
import { COPIED_LABEL, COPY_BUTTON, VISUALLY_HIDDEN } from '../document/contract';

/**
 * Copies text; where the browser refuses, it is shown in a prompt to be copied by hand (E1). The
 * document shows that it was copied, and not React, so that the button also works before the
 * application is there (src/site/boot/controls).
 */
export function CopyButton({ text }: { text: () => string }) {
  const texts = usePageTexts();
  const copy = async (button: HTMLElement) => {
    if (await copyText(text())) confirmCopied(button);
  };
  return (
    <Button
      look="plain"
      className={`${COPY_BUTTON} needs-script`}
      {...{ [COPIED_LABEL]: texts.copied }}
      lang={useInterfaceLang()}
      onClick={({ currentTarget }) => {
        void copy(currentTarget);
      }}
    >
      <CopyIcon />
      <span className={VISUALLY_HIDDEN} aria-live="polite">
        {texts.copy}
      </span>
    </Button>
  );
}
