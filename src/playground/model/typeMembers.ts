/** What a prop's type allows, as far as a form can offer it. */
export interface TypeMembers {
  /**
   * Values that the type spells out: text between quotes, numbers, and both booleans for `boolean`;
   * of two that read the same, as `true` and `'true'` do in an address, the first.
   */
  literals: readonly (string | number | boolean)[];
  /** Whether it allows any text: `string`, or content to render. */
  text: boolean;
  /** Whether it allows any number. */
  number: boolean;
  /** Whether it allows `null`, which says something where it allows a number. */
  nothing: boolean;
  /** Whether it allows a `Date`. */
  date: boolean;
  /** Whether it allows a function. */
  callback: boolean;
  /** Whether a type in it is called a colour. */
  colour: boolean;
}

/** Types that stand for much more than a form can offer. */
const TEXTS = /^(?:string|ReactNode|Key|string & \{\s*\})$/;

/** Deeper, types mostly refer to themselves. */
const MAX_DEPTH = 5;

/** Splits a type at a sign, where that is outside of brackets and of what a function returns. */
function splitAt(sign: string, type: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const each of type.replaceAll('=>', '⇒')) {
    if ('([{<'.includes(each)) depth += 1;
    if (')]}>'.includes(each)) depth -= 1;
    const last = parts.length - 1;
    if (each === sign && depth === 0 && !parts[last]?.includes('⇒')) parts.push('');
    else parts[last] += each;
  }
  return parts.map((part) => part.trim());
}

/** What named types stand for, by name. */
function readDefinitions(expansion: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    expansion.map((definition) => {
      const [head = '', ...body] = splitAt('=', definition);
      return [/^\w*/.exec(head)?.[0] ?? '', body.join('=')];
    }),
  );
}

/** Whether the bracket that a member begins with ends with it. */
function isGroup(member: string): boolean {
  if (!member.startsWith('(')) return false;
  let depth = 0;
  const end = [...member].findIndex((sign) => {
    depth += Number(sign === '(') - Number(sign === ')');
    return depth === 0;
  });
  return end === member.length - 1;
}

/** The members of a union, and those of the unions that are named or bracketed in it. */
function membersOf(
  type: string,
  definitions: ReadonlyMap<string, string>,
  depth = 0,
): readonly string[] {
  return splitAt('|', type).flatMap((member) => {
    const plain = member.replace(/^React\./, '');
    const inner = isGroup(plain)
      ? plain.slice(1, -1)
      : definitions.get(/^[A-Z]\w*(?=$|<)/.exec(plain)?.[0] ?? '');
    const isOpened = inner !== undefined && !TEXTS.test(plain) && depth < MAX_DEPTH;
    return isOpened ? [plain, ...membersOf(inner, definitions, depth + 1)] : [plain];
  });
}

/** Without what an address cannot tell from another, or from nothing. */
function distinct<Value extends string | number | boolean>(values: readonly Value[]): Value[] {
  const byText = new Map(values.toReversed().map((value) => [String(value), value]));
  byText.delete('');
  return [...byText.values()].toReversed();
}

function literalsOf(member: string): (string | number | boolean)[] {
  if (member === 'boolean') return [true, false];
  if (member === 'true' || member === 'false') return [member === 'true'];
  if (/^'[^']*'$|^"[^"]*"$/.test(member)) return [member.slice(1, -1)];
  return /^-?\d+(?:\.\d+)?$/.test(member) ? [Number(member)] : [];
}

/**
 * Parses a type of the reference. Objects and arrays allow nothing that a form could offer without
 * examples.
 *
 * @param expansion - What the types named in it stand for.
 */
export function typeMembers(type: string, expansion: readonly string[] = []): TypeMembers {
  const members = membersOf(type, readDefinitions(expansion));
  return {
    literals: distinct(members.flatMap(literalsOf)),
    text: members.some((member) => TEXTS.test(member)),
    number: members.includes('number'),
    nothing: members.includes('null'),
    date: members.includes('Date'),
    callback: members.some((member) => /⇒|^Function$|Handler(?:<|$)/.test(member)),
    colour: members.some((member) => /^[A-Z]\w*$/.test(member) && /Color|Colour/.test(member)),
  };
}
