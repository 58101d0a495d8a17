import { createCatalogue, type TextsOf } from '../locale/localeStore';
import type { LeftOutBecause } from './model/leftOut';

const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** The texts of the playground, which come with its code and not with the page. */
export const playgroundTexts = createCatalogue(
  {
    playground: 'Playground',
    /** What the component is, where the site does not say it. */
    noun: 'component',
    preview: (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1),
    value: 'Value:',
    code: 'Code',
    /** Title of the calls of its callbacks. */
    events: 'Events',
    noEvents: 'Events: calls by the component appear here.',
    clear: 'Clear',
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
    wrongDecimal: (name: string, least: number, largest: number) =>
      `Enter a number from ${least} to ${largest} with at most two decimals. Until then ${name} is not set.`,
    withoutControl: 'Without a control',
    /** Followed by the names of the props. */
    without: {
      controlled: 'Set by the state around it:',
      callback: 'Only report what happens:',
      event: 'Logged when they are called:',
      surroundings: 'Need something around it:',
      internal: 'Internal:',
      deprecated: 'Deprecated:',
      nothing: 'No effect in this version:',
      code: 'Need code:',
    } satisfies Record<LeftOutBecause, string>,
    stopped: {
      what: (noun: string) => `The ${noun} has stopped.`,
      why: 'These props made it throw an error; the controls still work.',
    },
    problems: {
      title: (count: number) =>
        count === 1
          ? 'One part of this address was left out.'
          : `${count} parts of this address were left out.`,
      unknown: (name: string, near: string) => `is not a prop of ${name}. Did you mean ${near}?`,
      /** Nothing is allowed by name where any number or text is that the control takes. */
      value: (text: string, allowed: readonly string[]) =>
        allowed.length > 0
          ? `cannot be “${text}”. It can be ${either.format(allowed)}.`
          : `cannot be “${text}”. Its control says what it takes.`,
      repeated: 'appears more than once; the first one counts.',
      leftOut: {
        controlled: (noun: string) => `has no control: it needs state around the ${noun}.`,
        callback: () => 'has no control: it reports what happens and shows nothing.',
        event: () => 'has no control: its calls are shown when they happen.',
        surroundings: (noun: string) => `has no control: it needs something around the ${noun}.`,
        internal: () => 'has no control: the types mark it as internal.',
        deprecated: () => 'has no control: it is deprecated.',
        nothing: () => 'has no control: nothing reads it in this version.',
        code: () => 'has no control: its type requires code.',
      } satisfies Record<LeftOutBecause, (noun: string) => string>,
      whatToDo: 'Set what is missing with the controls; the address changes with them.',
    },
    nothing: {
      'no-component': 'This site has no component whose props can be set.',
      'no-controls': 'The component has no props that can be set.',
      missing: (names: string) =>
        `There is nothing to show: the component needs ${names}, and the site has no example for that.`,
    },
  },
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `./texts/${locale}.ts`),
);

/** The texts of the playground in any language. */
export type PlaygroundTexts = TextsOf<typeof playgroundTexts>;
