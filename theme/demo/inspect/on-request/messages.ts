import type { Announcement } from '../../../../src/rc-select/inspect/announce/announcement';
import type {
  OptionDescription,
  Reference,
  State,
} from '../../../../src/rc-select/inspect/describe/description';
import type { Finding } from '../../../../src/rc-select/inspect/describe/findings';
import type { Locale } from '../../../../src/locale/locale';
import { chinese } from './zh-CN';
import { english } from './en';

/** Words for what is in the table of facts besides ARIA's own names. */
export type FactName = 'role' | 'name' | 'description' | 'value' | State | Reference['attribute'];

/** The texts of the inspector, which come with its code and not with the page. */
export interface InspectMessages {
  events: string;
  eventsText: string;
  noEvents: string;
  calls: (count: number) => string;
  onlyLast: (count: number) => string;
  missed: (count: number) => string;
  keysAndMouse: (count: number) => string;
  pause: string;
  resume: string;
  paused: string;
  clear: string;
  inReference: (name: string) => string;
  unnamed: string;
  spoken: string;
  spokenText: string;
  nothingSpoken: string;
  approximate: string;
  said: (announcement: Exclude<Announcement, { kind: 'region' }>) => string;
  polite: string;
  assertive: string;
  newRegion: string;
  now: string;
  whichSelect: string;
  followFocus: string;
  noSelect: string;
  inFrame: string;
  facts: Record<FactName, string>;
  none: string;
  yes: string;
  leadsNowhere: string;
  leadsTo: (role: string) => string;
  options: (count: number) => string;
  moreOptions: (count: number) => string;
  listHidden: string;
  noList: string;
  selected: string;
  disabled: string;
  active: string;
  place: (option: OptionDescription) => string;
  problems: string;
  fine: string;
  note: string;
  problem: string;
  problemCount: (count: number) => string;
  finding: (finding: Finding) => string;
  readMore: Record<'aria' | 'apg' | 'name' | 'site', string>;
}

/** The texts by language (B12). */
export const INSPECT_MESSAGES: Record<Locale, InspectMessages> = { en: english, 'zh-CN': chinese };
