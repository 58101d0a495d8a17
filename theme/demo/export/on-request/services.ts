import type { ExportKind } from '../wish';

/** What the services call themselves, in every language. */
export const SERVICE_NAMES: Readonly<Record<ExportKind, string>> = {
  codesandbox: 'CodeSandbox',
  stackblitz: 'StackBlitz',
  embed: 'StackBlitz',
};
