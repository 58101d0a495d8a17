import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as query from '../../../playground/model/query';
import type { Settings } from '../../../playground/model/settings';
import { change as changeIn } from '../../../playground/model/values';
import { randomSettings } from '../../../../tests/unit/playground/randomSettings';
import { selectModel } from '../../../../tests/unit/rc-select/playground/selectPlayground';

const parseQuery = (search: string) => query.parseQuery(selectModel, search);
const writeQuery = (search: string, settings: Settings) =>
  query.writeQuery(selectModel, search, settings);
const change = (settings: Settings, name: string, text: string | undefined) =>
  changeIn(selectModel, settings, name, text);

describe('the state in the address', () => {
  test('is readable', () => {
    const settings = { allowClear: 'true', mode: 'multiple', placeholder: 'Choose a city' };
    expect(writeQuery('?tab=playground', settings)).toBe(
      'tab=playground&mode=multiple&allowClear=true&placeholder=Choose+a+city',
    );
  });

  test('survives a round trip, whatever it is', () => {
    fc.assert(
      fc.property(randomSettings(selectModel), (settings) => {
        expect(parseQuery(writeQuery('', settings))).toEqual({ settings, problems: [] });
      }),
    );
  });

  test('keeps the tab and the language, and removes what it cannot use', () => {
    expect(writeQuery('?locale=zh-CN&tab=playground&mod=x&mode=tags', { mode: 'multiple' })).toBe(
      'tab=playground&locale=zh-CN&mode=multiple',
    );
  });

  test('keeps parameters that are not its own', () => {
    expect(writeQuery('?utm_source=a&mode=tags&tab=playground&x=1&x=2', { open: 'true' })).toBe(
      'tab=playground&utm_source=a&x=1&x=2&open=true',
    );
  });
});

describe('an arbitrary address', () => {
  test.each<[search: string, settings: Settings, problem: object]>([
    ['?mod=multiple', {}, { kind: 'unknown', name: 'mod', near: 'mode' }],
    ['?Mode=multiple', {}, { kind: 'unknown', name: 'Mode', near: 'mode' }],
    ['?max-count=2', {}, { kind: 'unknown', name: 'max-count', near: 'maxCount' }],
    ['?allowclaer=true', {}, { kind: 'unknown', name: 'allowclaer', near: 'allowClear' }],
    ['?className=a', {}, { kind: 'left-out', name: 'className', because: 'surroundings' }],
    ['?onChange=alert(1)', {}, { kind: 'left-out', name: 'onChange', because: 'callback' }],
    [
      '?mode=many',
      {},
      { kind: 'value', name: 'mode', text: 'many', allowed: ['multiple', 'tags', 'combobox'] },
    ],
    ['?mode', {}, { kind: 'value', name: 'mode', text: '' }],
    ['?maxCount=-1', {}, { kind: 'value', name: 'maxCount', text: '-1' }],
    ['?maxCount=1e3', {}, { kind: 'value', name: 'maxCount' }],
    ['?maxCount=99999', {}, { kind: 'value', name: 'maxCount' }],
    ['?maxCount=NaN', {}, { kind: 'value', name: 'maxCount' }],
    ['?maxCount=1.5', {}, { kind: 'value', name: 'maxCount' }],
    ['?maxCount=', {}, { kind: 'value', name: 'maxCount' }],
    ['?placeholder=', {}, { kind: 'value', name: 'placeholder' }],
    ['?placeholder=a%0Ab', {}, { kind: 'value', name: 'placeholder' }],
    [`?placeholder=${'x'.repeat(201)}`, {}, { kind: 'value', name: 'placeholder' }],
    ['?mode=tags&mode=multiple', { mode: 'tags' }, { kind: 'repeated', name: 'mode' }],
  ])('%s is reported and ignored', (search, settings, problem) => {
    const reading = parseQuery(search);
    expect(reading.settings).toEqual(settings);
    expect(reading.problems).toEqual([expect.objectContaining(problem)]);
  });

  test.each(
    (
      '__proto__ constructor utm_source utm_medium utm_campaign utm_term utm_content gclid gbraid wbraid dclid ' +
      'fbclid msclkid twclid yclid igshid _ga _gl mc_cid mc_eid ref source from share spm s v id_token lang theme'
    ).split(' '),
  )('%s is ignored without a problem', (name) => {
    expect(parseQuery(`?${name}=1&mode=tags`)).toEqual({
      settings: { mode: 'tags' },
      problems: [],
    });
  });

  test('keeps valid parameters next to invalid ones', () => {
    expect(parseQuery('?tab=playground&mode=tags&%E0%A4%A=1&disabled=maybe').settings).toEqual({
      mode: 'tags',
    });
  });

  test('never throws, and sets only what it can write', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, text) => {
        const { settings } = parseQuery(`?${name}=${text}`);
        expect(parseQuery(writeQuery('', settings)).settings).toEqual(settings);
      }),
    );
  });
});

test('setting a control to a value it does not offer changes nothing', () => {
  const settings = { mode: 'tags' };
  expect(change(settings, 'mode', 'many')).toBe(settings);
  expect(change(settings, 'maxCount', 'NaN')).toBe(settings);
  expect(change(settings, 'toString', 'x')).toBe(settings);
  expect(change(settings, 'mode', undefined)).toEqual({});
});
