import { useEffect } from 'react';
import { useOutlet } from 'react-router-dom';
import { LocaleProvider } from '../i18n/LocaleProvider';

/** Wraps every route, the standalone demos included. */
export default function GlobalLayout() {
  const outlet = useOutlet();

  useEffect(function markHydrated() {
    // Says that the page reacts; browser tests wait for it.
    document.documentElement.dataset.hydrated = '';
  }, []);

  return <LocaleProvider>{outlet}</LocaleProvider>;
}
