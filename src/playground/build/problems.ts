import { Problem } from '../../lib/problem';
import { whyNoPlayground } from '../availability';
import { findControl, type PlaygroundModel } from '../model/model';

const CONFIG = '.dumirc.ts';

/** Names that the adapter gives something to, by the field that has them. */
function adaptedNames({ adapter }: PlaygroundModel): Readonly<Record<string, readonly string[]>> {
  const { examples, initial, kept, variable, remount, first, hoisted } = adapter;
  return {
    examples: Object.keys(examples ?? {}),
    initial: Object.keys(initial ?? {}),
    kept: kept ?? [],
    variable: variable ?? [],
    remount: remount ?? [],
    first: first ?? [],
    hoisted: (hoisted ?? []).map(({ name }) => name),
  };
}

/** What the adapter says of props that nobody can set. */
function idleNames(model: PlaygroundModel): Problem[] {
  const isThere = (name: string) => findControl(model, name) || Object.hasOwn(model.initial, name);
  return Object.entries(adaptedNames(model)).flatMap(([field, names]) =>
    names
      .filter((name) => !isThere(name))
      .map(
        (name) =>
          new Problem({
            what: `\`${field}\` of the playground names \`${name}\`, which has no control.`,
            why: Object.hasOwn(model.leftOut, name)
              ? `it is left out (${model.leftOut[name]}), so nobody can choose what is there for it.`
              : `${model.target.name} has no such prop.`,
            fix: 'take the name away, or correct it; `kept` gives a control to what a rule leaves out.',
          }),
      ),
  );
}

/** Props that the adapter leaves out and that are none. */
function unknownNames({ target, adapter, leftOut }: PlaygroundModel): Problem[] {
  return Object.keys(adapter.leftOut ?? {})
    .filter((name) => !Object.hasOwn(leftOut, name))
    .map(
      (name) =>
        new Problem({
          what: `\`leftOut\` of the playground names \`${name}\`.`,
          why: `${target.name} has no such prop.`,
          fix: 'take the name away, or correct it.',
        }),
    );
}

/** Why the component that the settings name cannot be shown. */
function impossible(name: string, model: PlaygroundModel | undefined): Problem[] {
  const why = whyNoPlayground(model);
  switch (why?.because) {
    case undefined:
      return [];
    case 'no-component':
      return [
        new Problem(
          {
            what: `the playground is of \`${name}\`, of which there is no table.`,
            why: 'its controls are made from the props in the reference.',
            fix: 'name a component that the reference has a table of, or take `playground` away.',
          },
          CONFIG,
        ),
      ];
    case 'no-controls':
      return [
        new Problem(
          {
            what: `the playground is of \`${name}\`, which has nothing to set.`,
            why: 'no prop of it has a type that a form could offer something for.',
            fix: 'name another component, give examples, or take `playground` away.',
          },
          CONFIG,
        ),
      ];
    case 'missing':
      return why.props.map(
        (prop) =>
          new Problem(
            {
              what: `the playground is of \`${name}\`, which cannot do without \`${prop.name}\`.`,
              why: `nothing can be made up for its type, ${prop.type}.`,
              fix: 'give it a value in `initial` of the module `playground` of the subject, or take `playground` away.',
            },
            CONFIG,
          ),
      );
  }
}

/** Why nobody would see it. */
const HIDDEN = new Problem(
  {
    what: 'no page shows the playground.',
    why: 'it stands where a page has <Playground></Playground>.',
    fix: 'write it into a page, such as docs/index.$tab-playground.md, or take `playground` away.',
  },
  CONFIG,
);

/**
 * What is wrong with the playground of a site, as far as pages and types tell.
 *
 * @param name - The component that the settings name.
 * @param model - What is known of it; undefined where the reference has no table of it.
 * @param pages - The texts of all pages.
 */
export function problemsOf(
  name: string,
  model: PlaygroundModel | undefined,
  pages: readonly string[],
): readonly Problem[] {
  const isShown = pages.some((text) => text.includes('<Playground'));
  const ofAdapter = model ? [...idleNames(model), ...unknownNames(model)] : [];
  return [...impossible(name, model), ...ofAdapter, ...(isShown ? [] : [HIDDEN])];
}
