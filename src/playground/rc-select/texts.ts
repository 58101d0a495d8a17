import { createCatalogue } from '../../locale/localeStore';

/** Names of the examples in English. */
const english = {
  'options.cities': 'six cities',
  'options.groups': 'two groups',
  'options.thousand-rows': 'a thousand rows',
  'defaultValue.lisbon': 'Lisbon',
  'defaultValue.three-cities': 'three cities',
  'defaultValue.no-option': 'a value without an option',
  'allowClear.own-icon': 'with an icon',
  'fieldNames.country-as-label': 'country as the label',
  'optionLabelProp.value': 'value',
  'optionLabelProp.country': 'country',
  'optionFilterProp.label': 'label',
  'optionFilterProp.country': 'country',
  'maxTagCount.1': '1',
  'maxTagCount.2': '2',
  'tokenSeparators.comma': 'comma',
  'tokenSeparators.comma-and-space': 'comma and space',
  'showAction.focus': 'focus',
  'dropdownMatchSelectWidth.400': '400 pixels',
  'dropdownAlign.farther': 'farther from the selector',
  'dropdownStyle.roomy': 'more padding',
  'animation.slide-up': 'slide-up',
  'style.narrow': 'narrow',
  'filterOption.by-label': 'by label',
  'filterOption.by-start': 'by start of the label',
  'filterSort.z-to-a': 'from Z to A',
  'filterSort.shortest-first': 'shortest first',
  'labelRender.with-value': 'label and value',
  'optionRender.with-country': 'label and country',
  'optionRender.numbered': 'numbered',
  'tagRender.goes-when-pressed': 'removed when pressed',
  'maxTagPlaceholder.text': 'a text',
  'maxTagPlaceholder.their-number': 'number of hidden tags',
  'removeIcon.minus': 'minus',
  'suffixIcon.arrow': 'arrow',
  'suffixIcon.tells-state': 'shows open or closed',
  'menuItemSelectedIcon.dot': 'dot',
  'dropdownRender.with-note': 'note below the list',
};

/** Names of the examples, by prop and id (src/playground/rc-select/examples.tsx). */
export type ExampleNames = Readonly<Record<keyof typeof english, string>>;

/** Names of the examples that the playground offers; `options.cities` is what there is at first. */
export const exampleNames = createCatalogue<ExampleNames>(
  english,
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `./texts/${locale}.ts`),
);
