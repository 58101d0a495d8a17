import { HYDRATED } from '../../document/contract';
/** Whether the application has started, and does all that was done before it. */
export function isHydrated(): boolean {
  return document.documentElement.hasAttribute(HYDRATED);
}
