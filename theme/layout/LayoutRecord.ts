import type { NavigationGroup } from '../../src/document/page/sidebar';
import type { Page } from '../../src/document/router/page';

/** What the layout shows. */
export interface LayoutRecordProps {
  page: Page | undefined;
  navigation: NavigationGroup[];
}

/**
 * Tells the build what a document shows. In the browser the document says that;
 * LayoutRecord.server.tsx writes it for the document.
 */
export const LayoutRecord: (props: LayoutRecordProps) => null = () => null;
