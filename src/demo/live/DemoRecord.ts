import type { DemoRecord as Props } from '../../document/page/buildRecords';

/**
 * Tells the build that a page shows a demo, for the document of the demo alone (B6);
 * DemoRecord.server.tsx writes it.
 */
export const DemoRecord: (props: Props) => null = () => null;
