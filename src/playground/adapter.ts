import type { ComponentType, PropsWithChildren } from 'react';
import type { Catalogue } from '../locale/localeStore';
import type { Given } from './example';
import type { LeftOutBecause } from './model/leftOut';
import type { NumberRange } from './model/numbers';
import type { Settings } from './model/settings';
import type { PropRow } from './target';

/** What a site says of its component in words. */
export interface SubjectTexts {
  /** What the component is, such as `slider`. */
  noun: string;
  /** Names of the examples, by prop and id: `options.groups`. */
  examples: Readonly<Record<string, string>>;
  /** Sentences by what `whyNoEffect` returns. */
  noEffect: Readonly<Record<string, string>>;
}

/** A prop that code and live component have whatever is set. */
export interface FixedProp {
  name: string;
  value: string;
  /** Before the props that are set, or after them and only as long as the reader sets no other. */
  at: 'start' | 'end';
}

/** A value that the code defines before the component, because it is long. */
export interface HoistedProp {
  name: string;
  /** Type of the constant, such as `SliderProps['marks']`. */
  type: string;
  /** The type that this names, which comes from the package of the component. */
  imports: string;
}

/** What stands around the component, in code and live. */
export interface Surroundings {
  /** Lines of JSX, with the indentation among themselves. */
  before: readonly string[];
  after: readonly string[];
  Live: ComponentType<PropsWithChildren>;
}

/** The line that shows a value of the component, in the place of the log of its events. */
export interface ShownValue {
  /** The prop that has the first value. */
  initial: string;
  /** The callback whose first argument is the next one. */
  callback: string;
  /** Id of the element that it is of. */
  for: string;
}

/**
 * What a site knows of its component beyond the types (`playground` in the folder of the subject).
 * All of it may be left out.
 */
export interface PlaygroundAdapter {
  texts?: Catalogue<SubjectTexts>;
  /** What can be chosen where the type alone does not tell what to offer, by prop. */
  examples?: Readonly<Record<string, readonly Given[]>>;
  /**
   * What a prop is unless the reader sets it, by prop; `children` also of a component whose types
   * have none of their own. Elements in them are components of the package, its parts.
   */
  initial?: Readonly<Record<string, Given>>;
  /** Props without a control, with the reason. */
  leftOut?: Readonly<Record<string, LeftOutBecause>>;
  /** Props that have a control although the rules would leave them out. */
  kept?: readonly string[];
  /** Props whose default depends on others, which makes every value worth choosing. */
  variable?: readonly string[];
  /** The default of a prop beside what else is set, as code. */
  defaultOf?: (prop: PropRow, settings: Settings) => string | undefined;
  /** Why a prop has no effect beside what else is set: a key of `texts.noEffect`. */
  whyNoEffect?: (name: string, settings: Settings) => string | undefined;
  /** The numbers that a prop takes. */
  numbersOf?: (name: string) => NumberRange;
  /**
   * Props that the component reads once, so that another value needs another component; by default
   * all that are called `default` and something.
   */
  remount?: readonly string[];
  /** Props that the code names first. */
  first?: readonly string[];
  /** Groups that are open from the start; by default the first. */
  openGroups?: readonly string[];
  fixed?: readonly FixedProp[];
  hoisted?: readonly HoistedProp[];
  surroundings?: Surroundings;
  shownValue?: ShownValue;
}
