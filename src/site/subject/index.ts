/**
 * What the modules of a subject are written with in a site that depends on the package:
 * `import { spelled, type PlaygroundAdapter } from 'dumi-theme-live-docs/subject'`.
 */
export { literal, spelled } from '../../playground/example';
export type { PlaygroundAdapter } from '../../playground/adapter';
export type { KeyTables } from '../../reference/keyboard/keyTables';
export type { GroupTitles, ReferenceSubject } from '../../reference/types';
export type { StartingPoint } from '../../search/dialog/panel/startingPoint';
export type { SearchWords } from '../../search/build/content/searchWords';
export type { Inspection, InspectorAdapter, ObservedLibrary } from '../../demo/inspect/adapter';
export type { Term } from '../../document/page/markdown/glossaryLinks';
