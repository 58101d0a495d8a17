import type { NoEffect } from './rc-select/conditions';
import type { LeftOutBecause } from './rc-select/leftOut';
import { createCatalogue, type TextsOf } from '../locale/localeStore';

/** The texts of the playground, which come with its code and not with the page. */
export const playgroundTexts = createCatalogue(
  {
    playground: 'Playground',
    preview: 'Select',
    value: 'Value',
    code: 'Code',
    controls: 'Props',
    findProp: 'Find a prop',
    noProp: (text: string) => `No control has “${text}” in its name.`,
    changed: (count: number) => (count === 1 ? '1 prop set' : `${count} props set`),
    reset: 'Reset',
    resetProp: (name: string) => `Reset ${name}`,
    resetAll: 'Reset all',
    /** What the toolbar of the code is for. */
    takeAlong: 'Take the code with you',
    copyLink: 'Copy link',
    linkCopied: 'Link copied',
    notSet: 'not set',
    byDefault: (code: string) => `default: ${code}`,
    /** Where the default is too long to be named. */
    default: 'default',
    reference: 'reference',
    /** What a number has to be, where it is something else. */
    wrongNumber: (name: string, least: number, largest: number) =>
      `Enter a whole number from ${least} to ${largest}. Until then ${name} is not set.`,
    noEffect: {
      'needs-several': 'Only in multiple and tags.',
      'needs-combobox': 'Only in combobox.',
      'not-in-combobox': 'Not in combobox, whose text field shows the value.',
      'needs-text': 'Needs showSearch or a mode.',
      'needs-default-filter': 'Only while filterOption is true.',
      'needs-max-tag-count': 'Only with maxTagCount.',
      'open-decides': 'Without effect, since open is set.',
      disabled: 'Without effect, since the select is disabled.',
      'needs-virtual': 'Without effect, since every row is rendered.',
    } satisfies Record<NoEffect, string>,
    stopped: {
      what: 'The select has stopped.',
      why: 'These props made it throw an error; the controls still work.',
    },
    problems: {
      title: (count: number) =>
        count === 1
          ? 'One part of this address was left out.'
          : `${count} parts of this address were left out.`,
      unknown: (near: string) => `is not a prop of Select. Did you mean ${near}?`,
      /** Nothing is allowed by name where any number or text is that the control takes. */
      value: (text: string, allowed: string) =>
        allowed
          ? `cannot be “${text}”. It can be ${allowed}.`
          : `cannot be “${text}”. Its control says what it takes.`,
      repeated: 'is there more than once; the first one counts.',
      leftOut: {
        controlled: 'has no control: it needs state around the select.',
        callback: 'has no control: it reports what happens and shows nothing.',
        surroundings: 'has no control: it needs something around the select.',
        internal: 'has no control: the types call it internal.',
        deprecated: 'has no control: it is deprecated.',
        nothing: 'has no control: nothing reads it in this version.',
      } satisfies Record<LeftOutBecause, string>,
      whatToDo: 'Set what is missing with the controls; the address follows.',
    },
  },
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `./texts/${locale}.ts`),
);

/** The texts of the playground in any language. */
export type PlaygroundTexts = TextsOf<typeof playgroundTexts>;
