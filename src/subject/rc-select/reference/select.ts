import { accessibility } from './select/accessibility';
import { behaviour } from './select/behaviour';
import { events } from './select/events';
import { looks } from './select/looks';
import { options } from './select/options';
import { popup } from './select/popup';
import { search } from './select/search';
import { tags } from './select/tags';
import { value } from './select/value';
import type { SelectProp } from './names';
import type { Descriptions, PropDescription } from './types';

/** What we say of the props of Select, by purpose. */
export const select: Descriptions<SelectProp, PropDescription> = {
  ...value,
  ...options,
  ...search,
  ...tags,
  ...popup,
  ...looks,
  ...events,
  ...accessibility,
  ...behaviour,
};
