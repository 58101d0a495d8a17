import { isListOf, isRecord, isText } from '../lib/read';
import { Problem } from '../lib/problem';
import type { PlaygroundTarget } from '../playground/target';
import { likenessTo } from '../search/nearest/likeness';
import type { LibraryConfig } from './library';
import type { SiteConfig } from './siteConfig';

type Check = (value: unknown) => boolean;

const isFlag: Check = (value) => typeof value === 'boolean';
const isTexts: Check = (value) => isListOf(value, isText);

const LIBRARY: Readonly<Record<keyof LibraryConfig, Check>> = {
  package: (value) => isText(value) || (isListOf(value, isText) && value.length > 0),
  source: isText,
  tagline: isText,
  repository: isText,
  branch: isText,
  isIndependent: isFlag,
};

const DEMOS: Readonly<Record<keyof NonNullable<SiteConfig['demos']>, Check>> = {
  imports: isTexts,
  served: isTexts,
  export: isFlag,
  cssInJs: isFlag,
};

const PLAYGROUND: Readonly<Record<keyof PlaygroundTarget, Check>> = {
  name: isText,
  package: isText,
  import: (value) => value === 'default' || value === 'named',
  styles: isTexts,
  page: isText,
};

const SITE: Readonly<Record<keyof SiteConfig, Check>> = {
  library: (value) => isText(value) || (isRecord(value) && value.package !== undefined),
  subject: isText,
  demos: isRecord,
  playground: (value) => isRecord(value) && value.name !== undefined,
  inspector: isFlag,
  offline: isFlag,
};

/** All fields, as ADOPTING.md lists them. */
export const FIELDS: readonly string[] = [
  ...Object.keys(SITE).filter((name) => !['demos', 'playground'].includes(name)),
  ...Object.keys(LIBRARY).map((name) => `library.${name}`),
  ...Object.keys(DEMOS).map((name) => `demos.${name}`),
  ...Object.keys(PLAYGROUND).map((name) => `playground.${name}`),
];

function problem(what: string, why: string, fix: string): Problem {
  return new Problem({ what, why, fix }, '.dumirc.ts');
}

/** The field whose own name is nearly the same. */
function nearestTo(name: string, fields: readonly string[]): string | undefined {
  const alike = likenessTo(name.toLowerCase());
  return fields.find((field) => alike(field.replace(/^.*\./, '').toLowerCase()) > 0.5);
}

function fieldProblems(given: unknown, known: Readonly<Record<string, Check>>, at = ''): Problem[] {
  return Object.entries(isRecord(given) ? given : {}).flatMap(([name, value]) => {
    const check = known[name];
    if (check?.(value) ?? value === undefined) return [];
    if (check)
      return problem(
        `\`${at}${name}\` cannot be ${JSON.stringify(value)}.`,
        'the site would be made without what it says.',
        'give it a value as ADOPTING.md lists it.',
      );
    const names = Object.keys(known);
    const nearest =
      nearestTo(
        name,
        names.map((each) => at + each),
      ) ?? nearestTo(name, FIELDS);
    return problem(
      `\`${at}${name}\` is no field of the site.`,
      'what it says would be ignored.',
      nearest ? `write \`${nearest}\`.` : `take it out, or write one of ${names.join(', ')}.`,
    );
  });
}

/**
 * What is wrong with the fields of `.dumirc.ts`, which a build does not compile with their types.
 *
 * @param config - What `defineSite` was given.
 */
export function configProblems(config: unknown): Problem[] {
  const { library, demos, playground } = isRecord(config) ? config : {};
  const missing =
    library === undefined
      ? [
          problem(
            '`library` is missing.',
            'it names the package that the site documents.',
            "write `library: 'name-of-the-package'`.",
          ),
        ]
      : [];
  return [
    ...missing,
    ...fieldProblems(config, SITE),
    ...fieldProblems(library, LIBRARY, 'library.'),
    ...fieldProblems(demos, DEMOS, 'demos.'),
    ...fieldProblems(playground, PLAYGROUND, 'playground.'),
  ];
}
