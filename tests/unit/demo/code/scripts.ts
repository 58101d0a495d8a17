import fc from 'fast-check';

const path = fc.constantFrom('./a', '../b/c', 'react', 'rc-select', '@scope/d/e', './demo.css');
const quoted = fc
  .tuple(path, fc.constantFrom('"', "'"))
  .map(([text, quote]) => quote + text + quote);
const name = fc.constantFrom('a', 'from', 'type', 'Select', 'as', 'of', 'async');
const gap = fc.constantFrom(' ', '\n', ' /* from "no" */ ', " // import 'no'\n", '\t');

/** Fills `%` with a path in quotes, `@` with a name and `_` with space or a comment. */
function fill(...templates: string[]): fc.Arbitrary<string> {
  const some = (texts: fc.Arbitrary<string>) => fc.array(texts, { minLength: 5, maxLength: 5 });
  return fc
    .tuple(fc.constantFrom(...templates), some(quoted), some(name), some(gap))
    .map(([template, ...lists]) => {
      let used = 0;
      return template.replace(/[%@_]/g, (mark) => lists['%@_'.indexOf(mark)]?.[used++ % 5] ?? '');
    });
}

const statement = fill(
  'import_%',
  'import{a}from%',
  'import_@_from_%_with_{ type: "json" }',
  'import_@_from_%',
  'import_{_}_from_%',
  'import_{@_as_x,_type y}_from_%',
  'import_*_as_@_from_%',
  'import_z,_{_@_}_from_%',
  'import_type_{_@_}_from_%',
  'import_type_x_from_%',
  'export_*_from_%',
  'export_*_as_@_from_%',
  'export_{_@_as_b_}_from_%',
  'export_{_default_}_from_%',
  'export_{_default_as_c_}_from_%',
  'export_type_{_@_}_from_%',
  'export_default_1',
  'export_default_function_D_() {}',
  'export function F() {}',
  'export_*_as_default_from_%',
  'export_{_a,_default_}_from_%',
  'import_{_default_as_n_}_from_%',
  'const d = 1; export {_d_as_default_}',
  'export { d as e }',
  'export { d };\nconst from = "no"',
  'enum E { a, default, b }',
  'class G { import(a = "no") {} }',
  'switch (d) { default: }',
  'type T = import(_%_).U',
  'let e: typeof import(%)',
  // Not among the expressions: inside an element, sucrase parses it as an element.
  'f(<T extends string>(b: T): b is T => true)',
);

const decoy = fill(
  '\'import a from "no"\'',
  '"export * from \'no\'"',
  '`import a from "no"`',
  '`${`from "no"`} import("no")`',
  '/import ".*" from \'no\'/',
  '/[/"\']/.test("from")',
  '(1 / 2, "from" / 3)',
  '({ import: 1, from: "no", default: 2 })',
  '({ @() { return "no" } })',
  'a.import("no")',
  'a.from("no")',
  'import.meta.resolve("no")',
  'a.default',
  '<p>Don\'t import a from "no" or `import("no")` /* here */ // there</p>',
  '<A<string> from="no" import=\'no\' b={{ default: "no" }}>"</A>',
  '<></>',
  '<T,>(b: T) => b',
  '((b: Record<"no", Array<() => void>>) => b)',
  'a < b ? c > d : e',
  '(a as unknown as "from")',
);

const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    decoy,
    fill(
      'import(_%_)',
      'import(%,_{ with: { type: "json" } })',
      'import(_`./a`_)',
      'lazy(() => import(%))',
    ),
    tie('expression').map((inner) => `(${inner})`),
    tie('expression').map((inner) => "`it's ${" + inner + '} "`'),
    tie('expression').map((inner) => `<p title={${inner}}>it's {${inner}} from "no"</p>`),
    tie('expression').map((inner) => `() => { if (a) { return ${inner}; } }`),
    fc.tuple(tie('expression'), tie('expression')).map(([one, two]) => `[${one}, ${two}]`),
  ),
}));

/** Scripts of imports in every form, and of everything that looks like one. */
export const anyScript: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      statement,
      expression.map((value) => `f(${value})`),
    ),
    { maxLength: 8 },
  )
  .map((statements) => statements.join(';\n'));

/** Pieces of scripts in random order. */
export const anyRubbish: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'import|export|from|default|<|>|</|/>|{|}|(|)|`|${|"|\'|/|/*|*/|//|\n|=>|=|,|;|:|a|type|as|*|.|\\|\u2028|😀'.split(
          '|',
        ),
      ),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 60 },
  )
  .map((pieces) => pieces.join(''));
