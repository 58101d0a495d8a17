/** A violation that is not caused by the site. A test wants each to occur, until it is mended. */
export interface Exception {
  rule: string;
  /** Selector of the elements that it concerns. */
  on: string;
  reason: string;
  /** Where those who can mend it know it from. */
  issue: string;
  /** The name of a state in which it occurs (tests/browser/accessibility/states). */
  state: string;
}

/** Violations of rc-select 14.16.8 that no theme can fix; the pages mention them. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    rule: 'aria-allowed-role',
    on: '#combobox-reply',
    reason:
      'rc-select gives whatever getInputElement returns the role combobox, also a textarea, on which ARIA does not allow it.',
    issue: 'https://github.com/w3c/html-aria/issues/543',
    state: 'the open list of /demo/combobox',
  },
  {
    rule: 'aria-allowed-attr',
    on: '.rc-select-dropdown :is(.rc-select-item-option, [role=presentation])',
    reason:
      'The rows that are seen have no role, groups have that of presentation; both have aria-selected.',
    issue: 'https://github.com/react-component/select/pull/1158',
    state: 'the open list of /demo/single',
  },
  {
    rule: 'aria-valid-attr-value',
    on: '.rc-select-open [role=combobox]',
    reason: 'Without an active option, aria-activedescendant names an element that does not exist.',
    issue: 'https://github.com/react-component/select/pull/966',
    state: 'the open list of /demo/combobox',
  },
  {
    rule: 'region',
    on: 'body > :not(#root) .rc-select-dropdown *',
    reason: 'A list is at the end of the body, outside of all landmarks.',
    issue: 'https://github.com/ant-design/ant-design/issues/31693',
    state: 'the open list of /demo/single',
  },
];
