import { useEffect, useRef } from 'react';
import type { HintSection } from '../../client/sections';
import { useTexts } from '../../../locale/useTexts';
import { HintOption, type HintOptionProps } from './HintOption';
import { searchTexts, type SearchTexts } from './texts';

/** Props of the list of hints. */
export interface HintListProps extends Pick<HintOptionProps, 'onPoint' | 'onChoose'> {
  /** Id of the list; options and groups have theirs from it. */
  id: string;
  sections: readonly HintSection[];
  active: number;
  /** Whether to scroll to the active option: not if the pointer has made it active. */
  follows: boolean;
  hrefOf: (link: string) => string;
}

/** The heading of a section. */
function nameOf({ kind, title }: HintSection, texts: SearchTexts): string {
  switch (kind) {
    case 'top':
      return texts.bestMatches;
    case 'answers':
      return texts.answers;
    case 'weak':
      return texts.nearest;
    case 'group':
      return title ?? texts.otherPages;
  }
}

/** Id of an option. */
export function optionId(list: string, index: number): string {
  return `${list}-${index}`;
}

/** The list of https://www.w3.org/WAI/ARIA/apg/patterns/combobox/, in groups. */
export function HintList({ id, sections, active, follows, hrefOf, ...events }: HintListProps) {
  const texts = useTexts(searchTexts);
  const list = useRef<HTMLDivElement>(null);

  useEffect(
    function showActive() {
      if (!follows) return;
      // With the first option, the heading of its group comes into view.
      if (active === 0) list.current?.scrollTo({ top: 0 });
      else document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
    },
    // The option may have been rendered later than the first ones.
    [id, active, follows, sections],
  );

  return (
    <div ref={list} id={id} className="search-list" role="listbox" aria-label={texts.results}>
      {sections.map((section) => {
        const { kind, hints, start } = section;
        const name = nameOf(section, texts);
        return (
          <div
            key={`${kind} ${name}`}
            role="group"
            aria-label={name}
            className={`search-group search-group-${kind}`}
          >
            <div className="search-group-title" aria-hidden="true">
              {name}
            </div>
            {hints.map((hint, at) => (
              <HintOption
                key={hint.link}
                id={optionId(id, start + at)}
                hint={hint}
                href={hrefOf(hint.link)}
                index={start + at}
                isActive={start + at === active}
                {...events}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
