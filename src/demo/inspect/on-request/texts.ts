import type { Announcement } from '../watch/snapshot';
import type { OptionDescription, ElementReference, State } from '../describe/description';
import type { Finding } from '../describe/findings';
import { createCatalogue, type TextsOf } from '../../../locale/localeStore';

/** Words for what is in the table of facts besides ARIA's own names. */
export type FactName =
  'role' | 'name' | 'description' | 'value' | State | ElementReference['attribute'];

const option = ({ position, size }: OptionDescription) => `${position} of ${size}`;

/** The texts of the inspector, which come with its code and not with the page. */
export const inspectTexts = createCatalogue(
  {
    events: 'Events',
    eventsText: 'Callbacks the select has called, newest last',
    noEvents: 'Use the select to see its callbacks here.',
    calls: (count: number) => (count === 1 ? '1 call' : `${count} calls`),
    onlyLast: (count: number) => `Only the last ${count} are kept.`,
    missed: (count: number) =>
      count === 1
        ? '1 more call came too fast to be listed.'
        : `${count} more calls came too fast to be listed.`,
    keysAndMouse: (count: number) => `Show key and mouse events (${count})`,
    pause: 'Pause',
    resume: 'Resume',
    paused: 'Paused: calls are not recorded.',
    clear: 'Clear',
    inReference: (name: string) => `${name} in the reference`,
    unnamed: 'a select without a name',
    spoken: 'Announcements',
    spokenText: 'What a screen reader would say, newest last',
    nothingSpoken: 'Focus the select and use the arrow keys.',
    approximate: '≈ Approximate; wording varies',
    said(said: Exclude<Announcement, { kind: 'region' }>): string {
      switch (said.kind) {
        case 'focus':
          return [said.name, said.role, said.isExpanded ? 'expanded' : 'collapsed', said.value]
            .filter(Boolean)
            .join(', ');
        case 'expanded':
          return said.isExpanded ? 'expanded' : 'collapsed';
        case 'option':
          return [
            said.option.name,
            said.option.isSelected && 'selected',
            said.option.isDisabled && 'unavailable',
            option(said.option),
          ]
            .filter(Boolean)
            .join(', ');
        case 'silence':
          return `(nothing: #${said.id} is not an option)`;
      }
    },
    polite: 'polite',
    assertive: 'assertive',
    newRegion: "The live region was added already filled; some screen readers won't announce it.",
    now: 'Current state',
    whichSelect: 'Select',
    followFocus: 'The one with focus',
    noSelect:
      'No element in this demo has the role combobox, so assistive technology knows no select.',
    inFrame: 'The inspector is not available in a framed view.',
    leaveFrame: 'Show without a frame',
    facts: {
      role: 'Role',
      name: 'Name',
      description: 'Description',
      value: 'Value',
      expanded: 'Expanded',
      haspopup: 'Has popup',
      autocomplete: 'Autocomplete',
      required: 'Required',
      invalid: 'Invalid',
      disabled: 'Disabled',
      readonly: 'Read-only',
      busy: 'Busy',
      'aria-controls': 'Controls',
      'aria-owns': 'Owns',
      'aria-activedescendant': 'Active descendant',
    } satisfies Record<FactName, string>,
    attributes: 'Attributes',
    none: 'none',
    leadsNowhere: 'no such element',
    leadsTo: (role: string) => (role ? role : 'no role'),
    options: (count: number) => (count === 1 ? '1 option exposed' : `${count} options exposed`),
    moreOptions: (count: number) => `and ${count} more`,
    listHidden: 'The list is in the page but hidden, so none of its options is exposed.',
    noList: 'There is no list yet; it comes when the select opens.',
    selected: 'selected',
    disabled: 'disabled',
    active: 'active',
    place: option,
    problems: 'Issues',
    fine: 'No issues found.',
    note: 'Note',
    problem: 'Problem',
    problemCount: (count: number) => (count === 1 ? '1 problem' : `${count} problems`),
    finding(finding: Finding): string {
      switch (finding.code) {
        case 'no-name':
          return 'The select has no accessible name. Give it a label: a <label> for its id, or aria-label.';
        case 'leads-nowhere':
          return `${finding.attribute} names #${finding.id}, but there is no such element. Screen readers cannot follow it.`;
        case 'not-yet-there':
          return `${finding.attribute} names #${finding.id}, which is not in the page yet. That is allowed while the select is closed.`;
        case 'same-id':
          return `${finding.attribute} names #${finding.id}, and more than one element has this id. Give each select an id of its own.`;
        case 'active-no-option':
          return `aria-activedescendant names #${finding.id}, which has the role “${finding.role || 'none'}” and not option. Screen readers stay silent.`;
        case 'value-not-exposed':
          return `The selector shows “${finding.shown}”, but the value of the text field is empty. Screen-reader users hear the selection only through a live region, if at all.`;
        case 'rows-without-role':
          return `The list shows ${finding.rows} rows without a role; ${finding.options} other, invisible elements stand for the options near the active one. Positions such as “2 of 3” are wrong, and reading through the list is impossible. virtual={false} exposes every option.`;
        case 'disabled-not-exposed':
          return `${finding.rows === 1 ? '1 row looks' : `${finding.rows} rows look`} disabled, but no exposed option has aria-disabled. Put 'aria-disabled': true into the option.`;
        case 'option-name-differs':
          return `The active row shows “${finding.shown}”, but its option is called “${finding.name}”. A label that is not a plain string is not used as name; give the option an aria-label.`;
        case 'not-multiselectable':
          return 'Several values can be chosen, but the list has no aria-multiselectable.';
        case 'empty-list':
          return `The list has no options. It shows “${finding.text}”, which is not announced.`;
        case 'autocomplete-readonly':
          return 'aria-autocomplete promises suggestions to what is typed, but the text field is read-only. With showSearch, users can type in it.';
        case 'owns-outdated':
          return 'aria-owns on the text field is the pattern of ARIA 1.0. Since ARIA 1.2 aria-controls does the job, which is there too.';
      }
    },
    readMore: {
      aria: 'combobox in WAI-ARIA 1.2',
      apg: 'Combobox pattern (APG)',
      name: 'Names and descriptions (APG)',
      site: 'Keyboard and screen readers',
    },
  },
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `./texts/${locale}.ts`),
);

/** The same in any language. */
export type InspectTexts = TextsOf<typeof inspectTexts>;
