import type { ReactNode } from 'react';
import { createStore } from '../../src/base/store';

/** What is said over the page; its code comes with that of the service worker. */
export const noticeStore = createStore<ReactNode>(null);
