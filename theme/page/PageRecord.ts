import type { Page } from '../site/page';

/**
 * Tells the build what a page is. In the browser the document says that; PageRecord.server.tsx
 * writes it for the document.
 */
export const PageRecord: (props: { page: Page | undefined }) => null = () => null;
