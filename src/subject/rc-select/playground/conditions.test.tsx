// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import Select from 'rc-select';
import { afterEach, expect, test, vi } from 'vitest';
import { whyNoEffect } from './conditions';
import { cities } from './options';
import { describe as describeProps, toProps } from '../../../playground/model/description';
import type { Settings } from '../../../playground/model/settings';
import { read } from '../../../playground/model/values';
import { samplesOf } from '../../../../tests/unit/playground/randomSettings';
import { selectModel } from '../../../../tests/unit/rc-select/playground/selectPlayground';

const describeSelect = (settings: Settings) => describeProps(selectModel, settings);

afterEach(() => vi.restoreAllMocks());

const contexts: Settings[] = [
  {},
  { showSearch: 'true' },
  { showSearch: 'true', filterOption: 'by-start' },
  { disabled: 'true' },
  { open: 'true' },
  { virtual: 'false' },
  { dropdownMatchSelectWidth: 'false' },
  { mode: 'multiple', defaultValue: 'three-cities' },
  { mode: 'multiple', showSearch: 'false' },
  { mode: 'tags' },
  { mode: 'combobox', defaultValue: 'lisbon' },
];

/**
 * A separator closes the list of a single select and picks nothing, which is an effect that nobody
 * can want.
 */
const isAccident = (name: string, { mode }: Settings) => name === 'tokenSeparators' && !mode;

const cases = contexts.flatMap((settings) =>
  selectModel.controls
    .filter(({ prop }) => whyNoEffect(prop.name, settings) && !isAccident(prop.name, settings))
    .map((control) => [control.prop.name, settings, control] as const),
);

/** What is in the page at first, open, and with text in the field. */
function story(props: object): string[] {
  const { container } = render(<Select id="city" {...props} />);
  const field = container.querySelector('input');
  if (!field) throw new Error('The select has no text field.');
  const seen = [document.body.innerHTML];
  act(() => field.focus());
  fireEvent.keyDown(field, { key: 'ArrowDown', keyCode: 40 });
  seen.push(document.body.innerHTML);
  if (!field.readOnly) fireEvent.change(field, { target: { value: 'li,sb' } });
  seen.push(document.body.innerHTML);
  cleanup();
  return seen;
}

/** Attributes that rc-select passes to the root element without using them. */
const withoutPassedOn = (seen: string[]) =>
  seen.map((html) => html.replace(/ maxlength="\d+"/g, ''));

test.each(cases)('%s has no effect with %o, where it is disabled', (_, settings, control) => {
  // rc-select warns about some of these, which is why they are disabled.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const props = toProps(describeSelect(settings));
  const without = withoutPassedOn(story(props));
  for (const id of samplesOf(control)) {
    const value = read(control, id, settings)?.value;
    expect(withoutPassedOn(story({ ...props, [control.prop.name]: value })), id).toEqual(without);
  }
});

test('the options are passed to the select whatever is set', () => {
  expect(toProps(describeSelect({ mode: 'tags' })).options).toBe(cities.read({}).value);
});
