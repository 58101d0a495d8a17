import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { parseLocale } from './locales';
import { selectLocale } from './localeStore';

/**
 * Selects the language that the address asks for (B12). At every navigation, since its texts may
 * have failed to load.
 */
export function useLocaleFromAddress(): void {
  const { search, key } = useLocation();
  const wanted = parseLocale(search);

  useEffect(
    function followAddress() {
      void selectLocale(wanted);
    },
    [wanted, key],
  );
}
