import { sitePlayground } from '../../../../src/playground/sitePlayground';

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The site has no playground.');
  return value;
}

/** The playground of rc-select. */
export const selectPlayground = required(sitePlayground);

/** What it knows of Select. */
export const { model: selectModel } = selectPlayground;
