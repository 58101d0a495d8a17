import type { ShownSelect } from './shownSelect';

/** Does and reads the same with rc-select 14 and with its successor. */
export type InBoth = <T>(read: (shown: ShownSelect) => Promise<T>) => Promise<{ in14: T; in1: T }>;

/** What does so with these selects. */
export const inBothOf =
  (select: ShownSelect, successor: ShownSelect): InBoth =>
  async (read) => {
    const in14 = await read(select);
    // What rc-select says of props that only the successor knows.
    select.takeMessages();
    return { in14, in1: await read(successor) };
  };
