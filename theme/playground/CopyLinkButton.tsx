import { useTexts } from '../locale/useTexts';
import { useCopied } from '../ui/useCopied';
import { playgroundTexts } from './texts';
import { Button } from '../ui/Button';

/**
 * Copies the address of the state; where the browser refuses, it is shown in a prompt to be copied
 * by hand.
 */
export function CopyLinkButton({ address }: { address: () => string }) {
  const texts = useTexts(playgroundTexts);
  const { isCopied, copy } = useCopied();
  return (
    <Button
      look="toolbar-button"
      onClick={() => {
        void copy(address());
      }}
    >
      <span aria-live="polite">{isCopied ? texts.linkCopied : texts.copyLink}</span>
    </Button>
  );
}
