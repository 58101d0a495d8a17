import { memo, type MouseEvent, type PointerEvent } from 'react';
import type { SearchHint } from '../../../src/search/protocol';
import { useTexts } from '../../locale/useTexts';
import { EnterIcon } from '../../ui/icons';
import { Pieces } from './Pieces';
import { searchTexts } from './texts';

/** Props of one result. */
export interface HintOptionProps {
  id: string;
  hint: SearchHint;
  /** Address with base path and language. */
  href: string;
  /** Place among all results. */
  index: number;
  isActive: boolean;
  onPoint: (index: number, event: PointerEvent) => void;
  onChoose: (index: number, event: MouseEvent) => void;
}

/**
 * A result: what it is, its title, the text it was found in, its address. A link, so it opens in
 * new tabs, too.
 */
export const HintOption = memo(function HintOption(props: HintOptionProps) {
  const { id, hint, href, index, isActive, onPoint, onChoose } = props;
  const texts = useTexts(searchTexts);
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
      <span className="search-option-head">
        <span className="search-option-title">
          <Pieces pieces={hint.highlightTitleTexts} />
        </span>
        <span className="search-option-type">{texts.hintTypes[hint.about ?? hint.type]}</span>
      </span>
      <span className="search-option-text">
        <Pieces pieces={hint.highlightTexts} />
      </span>
      <span className="search-option-address">{hint.link}</span>
      <EnterIcon />
    </a>
  );
});
