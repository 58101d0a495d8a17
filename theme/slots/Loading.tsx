/**
 * What dumi shows while a route's code is loading: nothing, since the layout keeps the page before
 * it.
 */
export default function Loading(): null {
  return null;
}
