import { expect, test } from 'vitest';
import { typeMembers, type TypeMembers } from './typeMembers';

const NOTHING: TypeMembers = {
  literals: [],
  text: false,
  number: false,
  nothing: false,
  date: false,
  callback: false,
  colour: false,
};

const REACT_NODE =
  'ReactNode = ReactElement | string | number | bigint | boolean | null | undefined';

test.each<[type: string, expansion: string[], members: Partial<TypeMembers>]>([
  ['boolean', [], { literals: [true, false] }],
  ["number | 'responsive'", [], { literals: ['responsive'], number: true }],
  ["('focus' | 'click')[]", [], {}],
  ['\'a\' | "b" | -1 | 0.5 | null', [], { literals: ['a', 'b', -1, 0.5], nothing: true }],
  ["undefined | (false | ('a' | 'b'))", [], { literals: [false, 'a', 'b'] }],
  ['boolean | ((a: string | number) => boolean)', [], { literals: [true, false], callback: true }],
  ['ReactNode | ((a: string) => ReactNode)', [REACT_NODE], { text: true, callback: true }],
  ['(a: string) => string | number', [], { callback: true }],
  ['{ value?: string }', [], {}],
  ["boolean | 'true' | 'false' | '' | 'mixed'", [], { literals: [true, false, 'mixed'] }],
  ['React.ReactNode', [], { text: true }],
  ["'solid' | (string & {})", [], { literals: ['solid'], text: true }],
  ['Size', ["Size = Named | 'large'", "Named = 'small'"], { literals: ['small', 'large'] }],
  ['ValueType', ['ValueType = number | number[]'], { number: true }],
  ['Value<Type>', ["Value<T extends 'x' | 'y' = 'x'> = T | 'none'"], { literals: ['none'] }],
  ['Tree', ['Tree = Tree | string'], { text: true }],
  ['MouseEventHandler<HTMLElement>', [], { callback: true }],
  ['Date | number', [], { date: true, number: true }],
  ['string | BrandColor', [], { text: true, colour: true }],
])('the members of the type %s are found', (type, expansion, members) => {
  expect(typeMembers(type, expansion)).toEqual({ ...NOTHING, ...members });
});
