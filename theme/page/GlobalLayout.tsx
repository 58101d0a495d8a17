import { useEffect } from 'react';
import { useOutlet } from 'react-router-dom';
import { useLocaleFromAddress } from '../locale/useLocaleFromAddress';
import { LocaleFailed } from './LocaleFailed';

/** Wraps every route, the standalone demos included. */
export default function GlobalLayout() {
  useLocaleFromAddress();

  useEffect(function markHydrated() {
    // Says that the page reacts; browser tests wait for it.
    document.documentElement.dataset.hydrated = '';
  }, []);

  return (
    <>
      {useOutlet()}
      <LocaleFailed />
    </>
  );
}
