import type { ShownSelect } from './shownSelect';

/** The selects of both packages. */
export interface Both {
  select: ShownSelect;
  successor: ShownSelect;
}

/** Does and reads the same with rc-select 14 and with its successor. */
export async function inBoth<T>(
  { select, successor }: Both,
  read: (shown: ShownSelect) => Promise<T>,
): Promise<{ in14: T; in1: T }> {
  const in14 = await read(select);
  // What rc-select says of props that only the successor knows.
  select.takeMessages();
  return { in14, in1: await read(successor) };
}
