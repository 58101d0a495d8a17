import { useMemo } from 'react';
import { highlight } from '../demo/code/highlight';
import { toAssets, toCode } from './code/code';
import type { Description } from './model/description';
import { OpenInMenu } from '../demo/export/OpenInMenu';
import { Code } from '../demo/code/Code';
import { useTexts } from '../locale/useTexts';
import { Button } from '../ui/Button';
import { useCopied } from '../ui/useCopied';
import { usePlayground } from './PlaygroundContext';
import { playgroundTexts } from './texts';
import { DEMO_TOOLBAR } from '../document/contract';

/**
 * Copies the address of the state; where the browser refuses, it is shown in a prompt to be copied
 * by hand.
 */
function CopyLinkButton({ address }: { address: () => string }) {
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

interface CodePanelProps {
  description: Description;
  /** Address of the state as it is now. */
  address: () => string;
}

/** The code of the live component, and the ways to take it along. */
export function CodePanel({ description, address }: CodePanelProps) {
  const texts = useTexts(playgroundTexts);
  const { model } = usePlayground();
  const html = useMemo(
    () => highlight(toCode(model, description).trimEnd(), 'tsx'),
    [model, description],
  );
  return (
    <section className="playground-code" aria-label={texts.code}>
      <div className={DEMO_TOOLBAR} role="group" aria-label={texts.takeAlong}>
        <CopyLinkButton address={address} />
        <OpenInMenu title={texts.playground} assets={() => toAssets(model, description)} />
      </div>
      <Code html={html} label={texts.code} />
    </section>
  );
}
