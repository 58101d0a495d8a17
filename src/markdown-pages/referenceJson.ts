import { urlOf, type PublicAddress } from '../document/page/publicAddress';
import type { DeclaredReference } from '../reference/merge';
import type { PropTable, ReferenceEntry } from '../reference/types';

/** What the reference as JSON is made of. */
export interface ReferenceFacts {
  name: string;
  version: string;
  address: PublicAddress;
  tables: readonly PropTable[];
  types: DeclaredReference['types'];
  /** The path of the page that has a table. */
  pageOf: (id: string) => string;
}

/** Where the schema is. */
export const SCHEMA_PATH = '/reference.schema.json';

function toEntry(row: string, entry: ReferenceEntry, address: PublicAddress) {
  const { name, type, required, description, deprecated, see = [] } = entry;
  return {
    name,
    type,
    required,
    default: entry.default,
    group: entry.group,
    description,
    deprecated,
    url: urlOf(address, row),
    demos: see.map((demo) => urlOf(address, `/demo/${demo}`)),
  };
}

/** All tables of the reference as JSON, in the shape that `toReferenceSchema` describes. */
export function toReferenceJson(facts: ReferenceFacts): string {
  const { name, version, address, tables, types, pageOf } = facts;
  const reference = {
    $schema: urlOf(address, SCHEMA_PATH),
    package: name,
    version,
    tables: tables.map(({ id, anchor, entries }) => ({
      id,
      entries: entries.map((entry) =>
        toEntry(`${pageOf(id)}#${anchor}-${entry.name}`, entry, address),
      ),
    })),
    types,
  };
  return `${JSON.stringify(reference, null, 2)}\n`;
}

const text = (description: string) => ({ type: 'string', description });

/** What every entry of the tables has. */
function requiredOf(tables: readonly PropTable[]): readonly string[] {
  const isDescribed = tables.every(({ entries }) =>
    entries.every(({ description }) => description !== undefined),
  );
  return ['name', 'type', 'required', ...(isDescribed ? ['description'] : []), 'url', 'demos'];
}

/** The JSON schema of the reference. */
export function toReferenceSchema({ name, tables }: Pick<ReferenceFacts, 'name' | 'tables'>) {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `Reference of ${name}`,
    type: 'object',
    required: ['$schema', 'package', 'version', 'tables', 'types'],
    additionalProperties: false,
    properties: {
      $schema: text('Address of this schema.'),
      package: text('Name on npm.'),
      version: text('The version that the reference describes.'),
      tables: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'entries'],
          additionalProperties: false,
          properties: {
            id: { enum: tables.map(({ id }) => id) },
            entries: {
              type: 'array',
              items: {
                type: 'object',
                required: requiredOf(tables),
                additionalProperties: false,
                properties: {
                  name: text('Of the prop, the field or the member of the ref.'),
                  type: text('In TypeScript; names of types that it uses are keys of `types`.'),
                  required: { type: 'boolean' },
                  default: text('What the code falls back to, as source text.'),
                  group: text('What the prop is for, where its table has groups.'),
                  description: text('In Markdown.'),
                  deprecated: text('What to use instead, in Markdown.'),
                  url: text('Of its row in the table.'),
                  demos: { type: 'array', items: text('Address of a page that shows it at work.') },
                },
              },
            },
          },
        },
      },
      types: {
        type: 'object',
        description: 'What the named types stand for, by name.',
        additionalProperties: text('In TypeScript.'),
      },
    },
  };
}
