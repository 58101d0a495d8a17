/** What a prop's type allows, as far as a form can offer it. */
export interface TypeMembers {
  /**
   * Values that the type spells out: text between quotes, numbers, and both booleans for `boolean`.
   */
  literals: (string | number | boolean)[];
  /** Whether it allows any text: `string`, or content to render. */
  text: boolean;
  /** Whether it allows any number. */
  number: boolean;
}

/** Splits a union at its outermost bars. */
function membersOf(type: string): string[] {
  const members = [''];
  let depth = 0;
  for (const sign of type.replaceAll('=>', '⇒')) {
    if ('([{<'.includes(sign)) depth += 1;
    if (')]}>'.includes(sign)) depth -= 1;
    if (sign === '|' && depth === 0) members.push('');
    else members[members.length - 1] += sign;
  }
  return members.map((member) => member.trim());
}

/**
 * Parses a type of the reference. Functions, objects and arrays allow nothing that a form could
 * offer without examples.
 */
export function typeMembers(type: string): TypeMembers {
  const members = membersOf(type);
  return {
    literals: members.flatMap((member): (string | number | boolean)[] => {
      if (member === 'boolean') return [true, false];
      if (/^'[^']*'$/.test(member)) return [member.slice(1, -1)];
      return /^\d+$/.test(member) ? [Number(member)] : [];
    }),
    text: members.some((member) => member === 'string' || member === 'ReactNode'),
    number: members.includes('number'),
  };
}
