import type { ExportKind } from '../../../../src/demo/export/request';

/** What the services call themselves, in every language. */
export const SERVICE_NAMES: Readonly<Record<ExportKind, string>> = {
  codesandbox: 'CodeSandbox',
  stackblitz: 'StackBlitz',
  embed: 'StackBlitz',
};
