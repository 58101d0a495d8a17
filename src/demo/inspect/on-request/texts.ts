import type { Announcement, SpokenStates } from '../watch/snapshot';
import type {
  ElementDescription,
  ElementReference,
  ItemDescription,
  State,
} from '../describe/description';
import type { Finding } from '../describe/findings';
import { createCatalogue, type TextsOf } from '../../../locale/localeStore';

/** Words for what is in the table of facts besides ARIA's own names. */
export type FactName =
  'role' | 'name' | 'description' | 'value' | State | ElementReference['attribute'];

const place = ({ position, size }: ItemDescription) => `${position} of ${size}`;

const stateWords = ({ expanded, checked, pressed, selected }: SpokenStates) => [
  expanded && (expanded === 'true' ? 'expanded' : 'collapsed'),
  checked && ({ true: 'checked', mixed: 'partially checked' }[checked] ?? 'not checked'),
  pressed && ({ true: 'pressed', mixed: 'partially pressed' }[pressed] ?? 'not pressed'),
  selected && (selected === 'true' ? 'selected' : 'not selected'),
];

const comma = ', ';

const list = (words: readonly (string | false | undefined)[]) => words.filter(Boolean).join(comma);

/** The texts of the inspector, which come with its code and not with the page. */
export const inspectTexts = createCatalogue(
  {
    events: 'Events',
    eventsText: 'Callbacks that were called, newest last',
    noEvents: 'Callbacks that the demo passes are listed here when they are called.',
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
    unnamed: 'unnamed',
    label: ({ role, tag, name }: ElementDescription) =>
      name ? `${role || tag} “${name}”` : `${role || tag} without a name`,
    andMore: (first: string, count: number) => `${first} and ${count} more`,
    spoken: 'Announcements',
    spokenText: 'What a screen reader would say, newest last',
    nothingSpoken: 'Move the focus into the demo and use its keys.',
    approximate: '≈ Approximate; wording varies',
    said(said: Exclude<Announcement, { kind: 'region' | 'press' }>): string {
      switch (said.kind) {
        case 'focus':
          return list([said.name, said.role, ...stateWords(said.states), said.value]);
        case 'states':
          return list(stateWords(said.states));
        case 'value':
          return said.value;
        case 'item':
          return list([
            said.item.name,
            said.item.isSelected && 'selected',
            said.item.isDisabled && 'unavailable',
            said.item.size > 0 && place(said.item),
          ]);
        case 'silence':
          return `(nothing: #${said.id} has no role for that)`;
      }
    },
    comma,
    polite: 'polite',
    assertive: 'assertive',
    newRegion:
      "The live region was added with text already in it; some screen readers won't announce it.",
    now: 'Current state',
    whichElement: 'Element',
    followFocus: 'The one with focus',
    follow: 'Follow the focus',
    nothingThere: 'Nothing in this demo can be focused or has a widget role.',
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
      checked: 'Checked',
      pressed: 'Pressed',
      selected: 'Selected',
      current: 'Current',
      valuenow: 'Value now',
      valuemin: 'Minimum',
      valuemax: 'Maximum',
      orientation: 'Orientation',
      level: 'Level',
      sort: 'Sorted',
      modal: 'Modal',
      multiline: 'Several lines',
      multiselectable: 'Several can be selected',
      'aria-labelledby': 'Labelled by',
      'aria-describedby': 'Described by',
      'aria-details': 'Details',
      'aria-errormessage': 'Error message',
      'aria-controls': 'Controls',
      'aria-owns': 'Owns',
      'aria-activedescendant': 'Active descendant',
    } satisfies Record<FactName, string>,
    attributes: 'Attributes',
    none: 'none',
    leadsNowhere: 'no such element',
    leadsTo: (role: string) => (role ? role : 'no role'),
    elements: (count: number) =>
      count === 1 ? '1 interactive element' : `${count} interactive elements`,
    onlyFirst: (count: number) => `Only the first ${count} are listed.`,
    focused: 'focus',
    regions: 'Live regions',
    silent: 'says nothing now',
    place,
    problems: 'Issues',
    fine: 'No issues found.',
    note: 'Note',
    problem: 'Problem',
    problemCount: (count: number) => (count === 1 ? '1 problem' : `${count} problems`),
    finding(finding: Finding, { role, tag }: Pick<ElementDescription, 'role' | 'tag'>): string {
      switch (finding.code) {
        case 'no-name':
          return `This ${role || tag} has no accessible name. Give it text content, aria-label, or a <label> for its id.`;
        case 'no-role':
          return `This <${tag}> can be focused but has no role, so screen readers cannot say what it is. Use an element such as <button>, or give it a role.`;
        case 'missing-state':
          return `The role ${role} requires aria-${finding.state}, which is missing. Screen readers leave the state out, or guess.`;
        case 'leads-nowhere':
          return `${finding.attribute} refers to #${finding.id}, but there is no such element. Screen readers cannot follow it.`;
        case 'not-yet-there':
          return `${finding.attribute} refers to #${finding.id}, which is not in the page yet. That is allowed until it is shown.`;
        case 'same-id':
          return `${finding.attribute} refers to #${finding.id}, and more than one element has this id. Give each element its own id.`;
        case 'id-twice':
          return `More than one element has the id #${finding.id}. References to it reach only the first.`;
        case 'active-no-item':
          return `aria-activedescendant refers to #${finding.id}, which has the role “${finding.role || 'none'}” and not ${finding.expected || 'one that can be active'}. Screen readers stay silent.`;
        case 'active-outside':
          return 'The active descendant is neither inside this element nor in one that it owns or controls. Screen readers may not find it.';
      }
    },
    readMore: {
      aria: (role: string) => `${role} in WAI-ARIA 1.2`,
      apg: (pattern: string) => `${pattern} pattern (APG)`,
      name: 'Names and descriptions (APG)',
      id: 'Ids in the DOM standard',
    },
  },
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `./texts/${locale}.ts`),
);

/** The same in any language. */
export type InspectTexts = TextsOf<typeof inspectTexts>;
