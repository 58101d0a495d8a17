import { useEffect, type ReactNode } from 'react';
import { useLocaleFromAddress } from '../locale/useLocaleFromAddress';
import { UpdateNotice } from '../offline/UpdateNotice';
import { LocaleFailed } from './LocaleFailed';

/** Wraps everything, the standalone demos included. */
export function GlobalLayout({ children }: { children: ReactNode }) {
  useLocaleFromAddress();

  useEffect(function markHydrated() {
    // Says that the page reacts; browser tests wait for it.
    document.documentElement.dataset.hydrated = '';
  }, []);

  return (
    <>
      {children}
      <LocaleFailed />
      <UpdateNotice />
    </>
  );
}
