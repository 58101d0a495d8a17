import { inspectTexts, type InspectTexts } from '../../../demo/inspect/on-request/texts';
import { createCatalogue, type TextsOf } from '../../../locale/localeStore';
import type { SelectFinding } from './findings';

const any = inspectTexts.initial();

/** The texts of the inspector where it looks at selects. */
export const selectTexts = createCatalogue(
  {
    /** In the place of the inspector's own. */
    inspector: {
      eventsText: 'Callbacks the select has called, newest last',
      noEvents: 'Use the select to see its callbacks here.',
      unnamed: 'a select without a name',
      label: ({ name }: Parameters<InspectTexts['label']>[0]) => name || 'a select without a name',
      nothingSpoken: 'Focus the select and use the arrow keys.',
      said: (said: Parameters<InspectTexts['said']>[0]) =>
        said.kind === 'silence' ? `(nothing: #${said.id} is not an option)` : any.said(said),
      whichElement: 'Select',
      nothingThere:
        'No element in this demo has the role combobox, so assistive technology finds no select.',
      finding(...[finding, element]: Parameters<InspectTexts['finding']>): string {
        if (finding.code === 'no-name')
          return 'The select has no accessible name. Give it a label: a <label> for its id, or aria-label.';
        if (finding.code === 'not-yet-there')
          return `${finding.attribute} refers to #${finding.id}, which is not in the page yet. That is allowed while the select is closed.`;
        if (finding.code === 'same-id')
          return `${finding.attribute} refers to #${finding.id}, and more than one element has this id. Give each select its own id.`;
        return any.finding(finding, element);
      },
    } satisfies Partial<InspectTexts>,
    options: (count: number) => (count === 1 ? '1 option exposed' : `${count} options exposed`),
    moreOptions: (count: number) => `and ${count} more`,
    listHidden: 'The list is in the page but hidden, so none of its options is exposed.',
    noList: 'There is no list yet; it appears when the select opens.',
    selected: 'selected',
    disabled: 'disabled',
    active: 'active',
    selectFinding(finding: SelectFinding): string {
      switch (finding.code) {
        case 'value-not-exposed':
          return `The selector shows “${finding.shown}”, but the value of the text field is empty. Screen-reader users hear the selection only through a live region, if at all.`;
        case 'rows-without-role':
          return `The list shows ${finding.rows} rows without a role; ${finding.options} other, invisible elements stand for the options near the active one. Positions such as “2 of 3” are wrong, and reading through the list is impossible. virtual={false} exposes every option.`;
        case 'disabled-not-exposed':
          return `${finding.rows === 1 ? '1 row looks' : `${finding.rows} rows look`} disabled, but no exposed option has aria-disabled. Add 'aria-disabled': true to the option.`;
        case 'option-name-differs':
          return `The active row shows “${finding.shown}”, but its option is called “${finding.name}”. A label that is not a plain string is not used as the name; give the option an aria-label.`;
        case 'not-multiselectable':
          return 'Several values can be chosen, but the list has no aria-multiselectable.';
        case 'empty-list':
          return `The list has no options. It shows “${finding.text}”, which is not announced.`;
        case 'autocomplete-readonly':
          return 'aria-autocomplete promises suggestions for typed text, but the text field is read-only. With showSearch, users can type in it.';
        case 'owns-outdated':
          return 'aria-owns on the text field is the pattern of ARIA 1.0. Since ARIA 1.2, aria-controls, which is also set, does the job.';
      }
    },
    keyboard: 'Keyboard and screen readers',
  },
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `./texts/${locale}.ts`),
);

/** The same in any language. */
export type SelectTexts = TextsOf<typeof selectTexts>;
