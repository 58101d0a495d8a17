import { memo, type MouseEvent, type PointerEvent } from 'react';
import { toHintText, toHintTitle } from '../../client/hintTitle';
import type { HighlightPiece, SearchHint } from '../../engine/protocol';
import { useTexts } from '../../../locale/useTexts';
import { EnterIcon } from '../../../ui/icons';
import { KIND_ICONS, kindOf } from './kindIcons';
import { searchTexts } from './texts';
import { VISUALLY_HIDDEN } from '../../../document/contract';

/** A text with the words that were found marked (D3). */
function Pieces({ pieces }: { pieces: readonly HighlightPiece[] }) {
  return pieces.map(({ text, highlighted }, index) =>
    highlighted ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

/** Props of one hint in the list. */
export interface HintOptionProps {
  id: string;
  hint: SearchHint;
  /** Address with base path and language. */
  href: string;
  /** Position among all hints. */
  index: number;
  isActive: boolean;
  onPoint: (index: number, event: PointerEvent) => void;
  onChoose: (index: number, event: MouseEvent) => void;
}

/**
 * A hint: its type, its title, the text it was found in, its address. It is a link, so it opens in
 * new tabs, too.
 */
export const HintOption = memo(function HintOption(props: HintOptionProps) {
  const { id, hint, href, index, isActive, onPoint, onChoose } = props;
  const texts = useTexts(searchTexts);
  const kind = kindOf(hint);
  const Icon = KIND_ICONS[kind];
  const { own, page } = toHintTitle(hint);
  return (
    <a
      role="option"
      id={id}
      className="search-option"
      aria-selected={isActive}
      href={href}
      tabIndex={-1}
      // The focus stays in the text field, where the keys are.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={(event) => onPoint(index, event)}
      onClick={(event) => onChoose(index, event)}
    >
      <span className="search-option-kind">
        <Icon />
        <span className={VISUALLY_HIDDEN}>{texts.hintTypes[kind]}</span>
      </span>
      <span className="search-option-head">
        {hint.owner !== undefined && <span className="search-option-owner">{hint.owner}</span>}
        <span className={`search-option-title search-option-title-${kind}`}>
          <Pieces pieces={own} />
        </span>
        {page !== undefined && <span className="search-option-page">{page}</span>}
        {isActive && (
          <span className="search-option-address" dir="ltr">
            {hint.link}
          </span>
        )}
      </span>
      <span className="search-option-text">
        <Pieces pieces={toHintText(hint)} />
      </span>
      <EnterIcon />
    </a>
  );
});
