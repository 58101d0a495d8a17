const TREES = (
  'Acacia Alder Almond Apple Ash Aspen Bay Beech Birch Cedar Cherry Chestnut Cypress Elder Elm Fig Fir Hawthorn Hazel ' +
  'Hickory Holly Hornbeam Juniper Larch Laurel Lemon Lilac Lime Linden Magnolia Maple Medlar Mulberry Myrtle Oak Olive ' +
  'Palm Peach Pear Pine Plum Poplar Quince Rowan Spruce Sycamore Tamarind Walnut Willow Yew'
).split(' ');
const STREETS =
  'Alley Avenue Bank Boulevard Close Court Crescent Drive Gardens Green Grove Hill Lane Mews Park Place Road Row Street Way'.split(
    ' ',
  );
const HOUSES = 100;

/** All addresses as one text with an address in each line, which the browser searches in one go. */
export interface Addresses {
  text: string;
  /** The same in lower case, letter by letter at the same place. */
  folded: string;
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

function addressesWith(tree: string): string {
  const lines: string[] = [];
  for (const street of STREETS)
    for (let house = 1; house <= HOUSES; house += 1) lines.push(`${house} ${tree} ${street}\n`);
  return lines.join('');
}

/** Makes 2,000 addresses at a time, and none at once: the page opens the list first. */
async function makeAddresses(): Promise<Addresses> {
  let text = '';
  let folded = '';
  for (const tree of TREES) {
    await nextTask();
    const portion = addressesWith(tree);
    text += portion;
    folded += portion.toLowerCase();
  }
  return { text, folded };
}

let making: Promise<Addresses> | undefined;

/** Makes the addresses when they are first asked for: a list that nobody opens costs nothing. */
export function loadAddresses(): Promise<Addresses> {
  making ??= makeAddresses();
  return making;
}

/** The first addresses that contain the text, in the order of the list. */
export function findAddresses({ text, folded }: Addresses, query: string, limit: number): string[] {
  const wanted = query.trim().toLowerCase();
  const found: string[] = [];
  let from = 0;
  while (found.length < limit) {
    const match = folded.indexOf(wanted, from);
    if (match === -1 || match === text.length) break;
    const start = folded.lastIndexOf('\n', match) + 1;
    const end = folded.indexOf('\n', match);
    found.push(text.slice(start, end));
    from = end + 1;
  }
  return found;
}
