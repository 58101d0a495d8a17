import { expect, test } from 'vitest';
import { observedLibrary } from './observedLibrary';

test('exports what the library exports, with the observed ones in the place of their own', () => {
  expect(observedLibrary('rc-any', ['default', 'Root'], '/observer'))
    .toBe(`import { default as own0, Root as own1 } from "rc-any";
import { observeInPage } from "/observer";
export * from "rc-any";
export default observeInPage(own0);
export const Root = observeInPage(own1);
`);
});
