import type { CDPSession, Page } from 'playwright-core';

/** The states that are told of a control, in the order in which they are listed. */
const STATES = [
  'hasPopup',
  'modal',
  'disabled',
  'invalid',
  'checked',
  'pressed',
  'selected',
  'expanded',
];

/** What a state is when nothing is told of it. */
const UNSAID = { disabled: 'false', invalid: 'false', modal: 'false' };

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** One connection for each page, whose tree the browser then keeps. */
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * What the browser tells assistive technology of everything with a name: from its own accessibility
 * tree, not from attributes. A line is a role, a name, and states, as in
 * `button "Edit" pressed=true`.
 */
export async function told(page: Page): Promise<string[]> {
  const session = await sessionOf(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.flatMap(({ ignored, role, name, properties = [] }) => {
    if (ignored || !name?.value) return [];
    const values = new Map(
      properties.map((each) => [each.name as string, String(each.value.value)]),
    );
    const states = STATES.flatMap((state) => {
      const value = values.get(state);
      const isSaid =
        value !== undefined && !Object.entries(UNSAID).some(([s, v]) => s === state && v === value);
      return isSaid ? `${state}=${value}` : [];
    });
    return [`${String(role?.value)} "${String(name.value)}"`, ...states].join(' ');
  });
}
