import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import * as contract from './contract';

const CONTRACT = 'src/document/contract';

const filesOf = (ending: RegExp) =>
  ['src', 'theme', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => ending.test(name) && !name.includes('.test.'))
      .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/'))),
  );

/** What a script spells: the texts in it, and the names of its JSX attributes. */
interface Spelled {
  file: string;
  texts: string[];
  /** With their values. */
  attributes: string[];
  /** Of `element.dataset`, as attributes. */
  dataset: string[];
}

const toAttribute = (name: string) =>
  `data-${name.replace(/[A-Z]/g, (it) => `-${it}`)}`.toLowerCase();

function spelledIn(file: string): Spelled {
  const spelled: Spelled = { file, texts: [], attributes: [], dataset: [] };
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node)) {
      spelled.attributes.push(node.getText(source));
      if (node.initializer && !ts.isStringLiteral(node.initializer)) visit(node.initializer);
      return;
    }
    if (ts.isStringLiteralLike(node)) spelled.texts.push(node.text);
    if (ts.isTemplateExpression(node)) {
      spelled.texts.push(node.head.text, ...node.templateSpans.map(({ literal }) => literal.text));
    }
    if (ts.isPropertyAccessExpression(node) && node.expression.getText(source).endsWith('dataset'))
      spelled.dataset.push(toAttribute(node.name.text));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return spelled;
}

const scripts = filesOf(/\.tsx?$/).map(spelledIn);
const others = scripts.filter(({ file }) => !file.startsWith(CONTRACT));

const names = Object.entries(contract).flatMap(([key, name]) =>
  typeof name === 'string' ? { key, name } : [],
);
const attributes = names.filter(({ name }) => name.startsWith('data-')).map(({ name }) => name);
const ids = names.filter(({ key }) => key.endsWith('_ID'));
const classes = names.filter(
  (it) =>
    it.key !== 'FINDABLE' &&
    !attributes.includes(it.name) &&
    !ids.includes(it) &&
    /^[\w-]+$/.test(it.name),
);

/** The attributes that a script spells, wherever. */
const attributesIn = ({ texts, attributes, dataset }: Spelled): string[] => [
  ...[...texts, ...attributes].flatMap((text) => text.match(/(?<![\w-])data-[a-z-]+/g) ?? []),
  ...dataset,
];

const featureOf = (file: string): string => {
  const [folder = '', feature = ''] = file.split('/');
  return folder === 'src' ? feature : folder;
};

const styles = filesOf(/\.css$/).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The attributes that style sheets ask for. */
const asked = styles.flatMap(({ file, text }) =>
  [...new Set(text.match(/\bdata-[a-z-]+/g))].map((name) => ({ name, feature: featureOf(file) })),
);

/** Kinds of problems of the search, which begin like attributes. */
const PROBLEM_KINDS = ['data-missing', 'data-slow', 'data-damaged'];

/** Whether a script spells a name in a selector, in HTML or in JSX. */
function spells(script: Spelled, kind: 'class' | 'id', name: string): boolean {
  const selector = new RegExp(`${kind === 'id' ? '#' : '\\.'}${name}(?![\\w-])`);
  const html = new RegExp(`\\b${kind}="(?:[^"]* )?${name}[ "]`);
  const jsx = new RegExp(
    `^${kind === 'id' ? 'id' : 'className'}=["{'\`]+(?:[^"]* )?${name}["' \`]`,
  );
  return (
    script.texts.some((text) => selector.test(text) || html.test(text)) ||
    script.attributes.some((text) => jsx.test(text))
  );
}

/** It makes documents of other projects. */
const EXPORT = 'src/demo/export/scaffold.ts';

const filesSpelling = (kind: 'class' | 'id', name: string) =>
  others
    .filter((script) => script.file !== EXPORT && spells(script, kind, name))
    .map(({ file }) => file);

describe('the contract of a document', () => {
  test.each(attributes)('is the only script that spells the attribute %s', (name) => {
    const users = others.filter((script) => attributesIn(script).includes(name));
    expect(users.map(({ file }) => file)).toEqual([]);
  });

  test.each(ids)('is the only script that spells the id $name', ({ name }) => {
    expect(filesSpelling('id', name)).toEqual([]);
  });

  test.each(classes)('is the only script that spells the class $name', ({ name }) => {
    expect(filesSpelling('class', name)).toEqual([]);
  });

  test('has every attribute that two features share', () => {
    const features = new Map<string, Set<string>>();
    for (const script of others) {
      for (const name of attributesIn(script)) {
        if (PROBLEM_KINDS.includes(name)) continue;
        const users = features.get(name) ?? new Set();
        features.set(name, users.add(featureOf(script.file)));
      }
    }
    for (const { name, feature } of asked) features.get(name)?.add(feature);
    const shared = [...features].filter(([, users]) => users.size > 1);
    expect(shared).toEqual([]);
  });

  test('and components have every attribute that style sheets ask for', () => {
    const known = new Set(scripts.flatMap(attributesIn));
    expect(asked.filter(({ name }) => !known.has(name))).toEqual([]);
  });

  test('has no class that style sheets do not have', () => {
    const css = styles.map(({ text }) => text).join('\n');
    const unstyled = classes.filter(({ name }) => !new RegExp(`\\.${name}(?![\\w-])`).test(css));
    expect(unstyled.map(({ key }) => key).sort()).toEqual([]);
  });
});
