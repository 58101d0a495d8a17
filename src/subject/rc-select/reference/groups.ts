import type { PropGroup } from '../../referenceTypes';

/** What the groups of the table of Select are called. */
export const GROUP_TITLES: Readonly<Record<PropGroup, string>> = {
  value: 'Value',
  options: 'Options',
  search: 'Search',
  tags: 'Tags',
  popup: 'Popup',
  looks: 'Appearance',
  events: 'Events',
  accessibility: 'Accessibility',
  behaviour: 'Behaviour',
};
