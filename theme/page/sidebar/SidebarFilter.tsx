import { useRef } from 'react';
import { useInterfaceLang } from '../../locale/useLocale';
import { usePageTexts } from '../../locale/usePageTexts';
import { FilterField } from '../../ui/FilterField';
import { FilterStatus } from '../../ui/FilterStatus';

interface SidebarFilterProps {
  query: string;
  onQuery: (query: string) => void;
  /** How many links are shown. */
  shown: number;
  /** How many there are. */
  total: number;
}

/** The field that filters the links of the sidebar. */
export function SidebarFilter({ query, onQuery, shown, total }: SidebarFilterProps) {
  const { filterPages, pagesShown } = usePageTexts();
  const lang = useInterfaceLang();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="sidebar-filter needs-script" lang={lang}>
      <FilterField field={field} label={filterPages} onText={onQuery} />
      <FilterStatus text={query.trim() === '' ? '' : pagesShown(shown, total)} />
    </div>
  );
}
