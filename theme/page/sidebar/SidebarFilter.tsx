import { useEffect, useId, useRef } from 'react';
import { useInterfaceLang } from '../../locale/useLocale';
import { usePageTexts } from '../../locale/usePageTexts';

interface SidebarFilterProps {
  query: string;
  onQuery: (query: string) => void;
  /** How many links are shown. */
  shown: number;
  /** How many there are. */
  total: number;
}

/**
 * The field that filters the links of the sidebar. It keeps its own text, which the reader may have
 * typed before React was there.
 */
export function SidebarFilter({ query, onQuery, shown, total }: SidebarFilterProps) {
  const { filterPages, pagesShown } = usePageTexts();
  const lang = useInterfaceLang();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  useEffect(
    function readTypedText() {
      if (field.current) onQuery(field.current.value);
    },
    [onQuery],
  );

  return (
    <div className="sidebar-filter needs-script" lang={lang}>
      <label className="visually-hidden" htmlFor={id}>
        {filterPages}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        placeholder={filterPages}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ currentTarget }) => onQuery(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.currentTarget.value === '') return;
          // Otherwise it would close the menu of small screens.
          event.preventDefault();
          event.currentTarget.value = '';
          onQuery('');
        }}
      />
      <p role="status">{query.trim() === '' ? '' : pagesShown(shown, total)}</p>
    </div>
  );
}
