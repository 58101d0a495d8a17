import type { Attempts } from './attempts';
import type { Render } from './findDemo';
import { treesIn, withChild, type Tree } from './tree';

/** Parts that are shapes: a text in them would be in the way. */
const SHAPE = /(?:Thumb|Indicator|Track|Range|Arrow|Icon|Separator|Handle|Cursor)$/;

/** More attempts would take longer than a first demo is worth. */
const MOST_ATTEMPTS = 120;

/**
 * Puts the parts of a component, each of which throws on its own, into it or into each other: where
 * they can be rendered, and add to what is seen.
 *
 * @param root - Of its component.
 * @param parts - Of the others, in the order in which they are exported.
 * @returns The root with all parts that found a place; undefined where a part has one and is not
 * seen, as what opens at a press: what belongs into it cannot be known then.
 */
export async function assemble(
  root: Tree,
  parts: readonly Attempts[],
  render: Render,
): Promise<Tree | undefined> {
  let whole = root;
  let html = (await render(whole))?.html ?? '';
  let left = MOST_ATTEMPTS;

  const place = async ({ bare, filled }: Attempts): Promise<'placed' | 'unseen' | 'none'> => {
    let result: 'unseen' | 'none' = 'none';
    const forms = SHAPE.test(bare.name) ? [bare] : [...filled.slice(0, 1), bare];
    const tries = forms.flatMap((form) => treesIn(whole).map((parent) => [form, parent] as const));
    for (const [form, parent] of tries.slice(0, left)) {
      left -= 1;
      const tried = withChild(whole, parent, form);
      const rendered = await render(tried);
      if (!rendered?.steady) continue;
      // What takes the place of a text has to be more than nothing.
      if (rendered.html.length > html.length) {
        whole = tried;
        html = rendered.html;
        return 'placed';
      }
      if (rendered.html === html) result = 'unseen';
    }
    return result;
  };

  let waiting = [...parts];
  for (;;) {
    const results = await inOrder(waiting, place);
    if (!results.includes('placed')) return results.includes('unseen') ? undefined : whole;
    waiting = waiting.filter((_, index) => results[index] !== 'placed');
  }
}

/** Answers what comes of each item, one after the other. */
async function inOrder<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await act(item));
  return results;
}
