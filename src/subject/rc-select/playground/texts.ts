import type { SubjectTexts } from '../../../playground/adapter';
import { createCatalogue, type TextsOf } from '../../../locale/localeStore';
import type { NoEffect } from './conditions';

/** What the playground says of Select in words. */
export const selectTexts = createCatalogue(
  {
    noun: 'select',
    /** By prop and id (examples.tsx); `options.cities` is what there is at first. */
    examples: {
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
    },
    noEffect: {
      'needs-several': 'Only in multiple and tags.',
      'needs-combobox': 'Only in combobox.',
      'not-in-combobox': 'Not in combobox, whose text field shows the value.',
      'needs-text': 'Needs showSearch or a mode.',
      'needs-default-filter': 'Only while filterOption is true.',
      'needs-max-tag-count': 'Only with maxTagCount.',
      'open-decides': 'No effect, because open is set.',
      disabled: 'No effect, because the select is disabled.',
      'needs-virtual': 'No effect, because every row is rendered.',
    } satisfies Record<NoEffect, string>,
  } satisfies SubjectTexts,
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `./texts/${locale}.ts`),
);

/** The texts of Select in any language. */
export type SelectTexts = TextsOf<typeof selectTexts>;
