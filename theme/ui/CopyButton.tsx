import { useInterfaceLang } from '../locale/useLocale';
import { usePageTexts } from '../locale/usePageTexts';
import { useCopied } from './useCopied';
import { CheckIcon, CopyIcon } from './icons';
import { Button } from './Button';

/** Copies text; where the browser refuses, it is shown in a prompt to be copied by hand (E1). */
export function CopyButton({ text }: { text: () => string }) {
  const texts = usePageTexts();
  const { isCopied, copy } = useCopied();
  return (
    <Button
      look="plain"
      className="copy-button needs-script"
      lang={useInterfaceLang()}
      onClick={() => {
        void copy(text());
      }}
    >
      {isCopied ? <CheckIcon /> : <CopyIcon />}
      <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
    </Button>
  );
}
