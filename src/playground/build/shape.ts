import { Problem } from '../../lib/problem';
import { isListOf, isRecord, isRecordOf, isText } from '../../lib/read';
import type { PlaygroundAdapter } from '../adapter';
import { isExample, type Given } from '../example';

type Check = (value: unknown) => boolean;

/** Whether source code can spell out a value as it is. */
function isPlain(value: unknown): boolean {
  if (value === null || isText(value) || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlain);
  // An element or a date is made of fields, too.
  const isBare = isRecord(value) && Object.getPrototypeOf(value) === Object.prototype;
  return isBare && !('$$typeof' in value) && Object.values(value).every(isPlain);
}

const isGiven = (value: unknown): value is Given => isExample(value) || isPlain(value);
const isGivenList = (value: unknown): value is Given[] => isListOf(value, isGiven);
const isTexts: Check = (value) => isListOf(value, isText);
const isCode: Check = (value) => typeof value === 'function';
const isListOfRecords: Check = (value) => isListOf(value, isRecord);

const EXAMPLES =
  'a plain value, `literal(id, value)`, or `spelled(id, value, code)` of what code has to say, such as elements or functions; both are imported from `dumi-theme-live-docs/subject`';
const NAMES = 'a list of names of props';
const CODE = 'a function';

/** What each field takes, in words and as a check. */
const FIELDS: Readonly<Record<keyof PlaygroundAdapter, readonly [takes: string, check: Check]>> = {
  texts: ['texts by language', isRecord],
  examples: [`for each prop a list, each of it ${EXAMPLES}`, (v) => isRecordOf(v, isGivenList)],
  initial: [`for each prop ${EXAMPLES}`, (value) => isRecordOf(value, isGiven)],
  leftOut: ['for each prop the reason', (value) => isRecordOf(value, isText)],
  kept: [NAMES, isTexts],
  variable: [NAMES, isTexts],
  defaultOf: [CODE, isCode],
  whyNoEffect: [CODE, isCode],
  numbersOf: [CODE, isCode],
  remount: [NAMES, isTexts],
  first: [NAMES, isTexts],
  openGroups: ['a list of names of groups', isTexts],
  fixed: ['a list of objects with `name`, `value` and `at`', isListOfRecords],
  hoisted: ['a list of objects with `name`, `type` and `imports`', isListOfRecords],
  surroundings: ['an object with `before`, `after` and `Live`', isRecord],
  shownValue: ['an object with `initial`, `callback` and `for`', isRecord],
};

const isField = (name: string): name is keyof PlaygroundAdapter => Object.hasOwn(FIELDS, name);

/** Where a field is wrong: at a prop of it, if it has something for each. */
function blamed(field: keyof PlaygroundAdapter, value: unknown): string {
  const [, check] = FIELDS[field];
  const props = isRecord(value) && check({}) ? value : {};
  const prop = Object.keys(props).find((name) => !check({ [name]: props[name] }));
  return prop === undefined ? field : `${field}.${prop}`;
}

function problemOf(name: string, value: unknown, place: string): Problem[] {
  if (!isField(name))
    return [
      new Problem(
        {
          what: `\`${name}\` is no field of the module \`playground\`.`,
          why: 'what it says would be ignored.',
          fix: `take it out, or write one of ${Object.keys(FIELDS).join(', ')}.`,
        },
        place,
      ),
    ];
  const [takes, check] = FIELDS[name];
  if (value === undefined || check(value)) return [];
  return [
    new Problem(
      {
        what: `\`${blamed(name, value)}\` of the module \`playground\` is not what the field takes.`,
        why: 'the playground would fail as soon as a reader opens it.',
        fix: `write ${takes}.`,
      },
      place,
    ),
  ];
}

/**
 * What is wrong with the form of the module `playground`, which a build does not compile with its
 * types.
 *
 * @param adapter - Its default export; undefined where there is no such module.
 * @param place - Path of its file.
 */
export function shapeProblems(adapter: unknown, place: string): readonly Problem[] {
  if (adapter === undefined) return [];
  if (!isRecord(adapter))
    return [
      new Problem(
        {
          what: 'the module `playground` has no object as its default export.',
          why: 'the playground reads what it knows of the component from there.',
          fix: 'write `export default { … };`, or take the file away.',
        },
        place,
      ),
    ];
  return Object.entries(adapter).flatMap(([name, value]) => problemOf(name, value, place));
}
