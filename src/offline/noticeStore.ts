import type { ReactNode } from 'react';
import { createStore } from '../lib/store';

/** What is said over the page; its code comes when there is something to say. */
export const noticeStore = createStore<ReactNode>(null);
