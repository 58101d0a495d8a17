import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openSearch, useSearchDialog } from './dialogStore';

/** Query parameter that opens the search: `/?q=word`. */
const PARAM = 'q';

/** Opens the search for the words in the address, and removes them when the reader closes it. */
export function useSearchAddress(): void {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const { isOpen } = useSearchDialog();
  const query = new URLSearchParams(search).get(PARAM)?.trim();

  useEffect(
    function openForAddress() {
      if (query) openSearch(query);
    },
    [query],
  );

  useEffect(
    function cleanAddress() {
      if (!isOpen || !query) return undefined;
      return () => {
        const params = new URLSearchParams(location.search);
        // Back and Forward may have led to another search.
        if (params.get(PARAM)?.trim() !== query) return;
        params.delete(PARAM);
        void navigate({ search: params.toString(), hash }, { replace: true });
      };
    },
    [isOpen, query, hash, navigate],
  );
}
