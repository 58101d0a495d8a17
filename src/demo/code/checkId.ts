import { Problem } from '../../lib/problem';

/** What an address has as it is. */
const ID = /^[\w$.-]+$/;

/** Refuses a second demo of the same id, and an id that is another one in its address. */
export function checkId(id: string, earlier: Set<string>, place: string): void {
  const isSecond = earlier.has(id);
  earlier.add(id);
  if (!isSecond && ID.test(id)) return;
  throw new Problem(
    {
      what: isSecond ? `there are two demos with the id ${id}.` : `a demo has the id "${id}".`,
      why: isSecond
        ? 'it is their address and their place in the page, so readers would see one of them twice.'
        : 'it is part of the address of the demo, where some of its characters are changed.',
      fix: 'give <code> an attribute id="..." of its own, or rename the file or folder of the demo.',
    },
    place,
  );
}
