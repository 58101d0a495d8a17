import { useEffect, type ReactNode } from 'react';
import { useStore } from '../../src/lib/react/useStore';
import { useLocaleFromAddress } from '../../src/locale/useLocaleFromAddress';
import { noticeStore } from '../../src/offline/noticeStore';
import { LocaleFailed } from './LocaleFailed';
import { HYDRATED } from '../../src/document/contract';

/** Wraps everything, the standalone demos included. */
export function GlobalLayout({ children }: { children: ReactNode }) {
  useLocaleFromAddress();
  const notice = useStore(noticeStore);

  useEffect(function markHydrated() {
    // Says that the page reacts; browser tests wait for it.
    document.documentElement.setAttribute(HYDRATED, '');
  }, []);

  return (
    <>
      {children}
      <LocaleFailed />
      {notice}
    </>
  );
}
