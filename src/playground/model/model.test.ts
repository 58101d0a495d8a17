import { describe, expect, test } from 'vitest';
import { buttonModel, sliderModel, tabsModel } from '../../../tests/unit/playground/fixtures';
import { whyNoPlayground } from '../availability';
import { literal } from '../example';
import { createModel, findControl, type PlaygroundModel } from './model';
import { read, readNumber } from './values';

const kinds = ({ controls }: PlaygroundModel) =>
  Object.fromEntries(controls.map(({ prop, kind }) => [prop.name, kind]));

describe('without an adapter', () => {
  test('a slider has controls by its types', () => {
    expect(kinds(sliderModel)).toEqual({
      disabled: 'switch',
      keyboard: 'switch',
      range: 'switch',
      min: 'number',
      max: 'number',
      step: 'number',
      defaultValue: 'number',
      allowCross: 'switch',
      pushable: 'number',
      vertical: 'switch',
      dots: 'switch',
      tabIndex: 'number',
      ariaLabelForHandle: 'text',
      railColor: 'colour',
      children: 'text',
    });
  });

  test('what has no control is left out with a reason, a controlled value among it', () => {
    expect(sliderModel.leftOut).toEqual({
      prefixCls: 'surroundings',
      className: 'surroundings',
      style: 'surroundings',
      classNames: 'code',
      id: 'surroundings',
      autoFocus: 'surroundings',
      onFocus: 'event',
      count: 'deprecated',
      value: 'controlled',
      onChange: 'event',
      onChangeComplete: 'event',
      dotStyle: 'code',
      marks: 'code',
      handleRender: 'code',
    });
    expect(sliderModel.ruledOut).toHaveLength(Object.keys(sliderModel.leftOut).length);
  });

  test('callbacks are events', () => {
    expect(sliderModel.events).toEqual(['onFocus', 'onChange', 'onChangeComplete']);
    expect(buttonModel.events).toEqual(['onPress']);
  });

  test('a date, a union behind a name and content have a control', () => {
    expect(kinds(buttonModel)).toMatchObject({ since: 'date', kind: 'choice', children: 'text' });
    expect(findControl(tabsModel(), 'tabPosition')?.choices.map(({ id }) => id)).toEqual([
      'left',
      'right',
      'bottom',
    ]);
    expect(kinds(tabsModel())).toMatchObject({ moreIcon: 'text', animated: 'switch' });
  });

  test('a number that may also be a word, or nothing, has one control for both', () => {
    const rows = [
      { name: 'pushable', type: 'boolean | number', default: 'false' },
      { name: 'step', type: 'number | null' },
    ];
    const [pushable, step] = createModel(sliderModel.target, rows).controls;
    if (!pushable || !step) throw new Error('There is no control.');
    expect(
      [pushable, step].map(({ kind, choices }) => [kind, choices.map(({ id }) => id)]),
    ).toEqual([
      ['number', ['true']],
      ['number', ['null']],
    ]);
    expect(['true', ' 5 ', 'no'].map((typed) => readNumber(pushable, typed))).toEqual([
      'true',
      '5',
      undefined,
    ]);
    expect(read(pushable, 'true', {})).toEqual({ code: 'true', value: true });
    expect(read(step, 'null', {})).toEqual({ code: 'null', value: null });
    expect(read(step, '0.5', {})).toEqual({ code: '0.5', value: 0.5 });
  });

  test('a step is never nothing, which would never end', () => {
    const least = (name: string) => findControl(sliderModel, name)?.numbers.least;
    expect([least('step'), least('min')]).toEqual([0.01, -10_000]);
  });

  test('children and what is required have a first value', () => {
    const values = Object.entries(buttonModel.initial).map(([name, each]) => [
      name,
      each.read({}).code,
    ]);
    expect(Object.fromEntries(values)).toEqual({
      label: "'label'",
      size: "'small'",
      onPress: '() => undefined',
      children: "'Button'",
    });
    expect(whyNoPlayground(buttonModel)).toBeUndefined();
  });

  test('a number that is required is one that shows something', () => {
    const rows = ['maxLength', 'pageSize', 'total', 'max', 'value', 'min', 'tabIndex'].map(
      (name) => ({ name, type: 'number', required: true }),
    );
    const { initial } = createModel(buttonModel.target, rows);
    expect(rows.map(({ name }) => initial[name]?.read({}).value)).toEqual([4, 4, 4, 4, 0, 0, 0]);
  });

  test('children that are a function are left to the site, and a required function does nothing', () => {
    const of = (name: string, required: boolean) =>
      createModel(buttonModel.target, [{ name, type: '(state: State) => ReactNode', required }]);
    expect(of('children', false).initial).toEqual({});
    expect(of('render', true).initial.render?.read({}).code).toBe('() => undefined');
  });

  test('a component that shows data has no text inside, and a label', () => {
    expect(Object.keys(sliderModel.initial)).toEqual(['ariaLabelForHandle']);
    expect(sliderModel.initial.ariaLabelForHandle?.read({}).value).toBe('Slider');
  });
});

describe('whether there is a playground', () => {
  test('not without a component, nor without anything to set', () => {
    expect(whyNoPlayground(undefined)).toEqual({ because: 'no-component' });
    const { target } = buttonModel;
    expect(whyNoPlayground(createModel(target, []))).toEqual({ because: 'no-controls' });
  });

  test('not while a prop is missing that only an example can give', () => {
    const names = (model: PlaygroundModel) => {
      const why = whyNoPlayground(model);
      return why?.because === 'missing' ? why.props.map(({ name }) => name) : why;
    };
    expect(names(tabsModel())).toEqual(['items']);
    const items = literal('two', [{ key: 'a' }, { key: 'b' }]);
    expect(names(tabsModel({ examples: { items: [items] } }))).toBeUndefined();
    expect(names(tabsModel({ initial: { items } }))).toBeUndefined();
  });
});

describe('an adapter', () => {
  test('gives plain values as it gives examples', () => {
    const { initial, controls } = createModel(
      sliderModel.target,
      [
        { name: 'maxLength', type: 'number' },
        { name: 'ranges', type: 'number[]' },
      ],
      { initial: { maxLength: 6 }, examples: { ranges: [[20, 60], 'none'] } },
    );
    expect(initial.maxLength?.read({})).toEqual({ code: '6', value: 6 });
    expect(controls[1]?.choices.map(({ id, read: of }) => [id, of({}).code])).toEqual([
      ['[20,60]', '[20, 60]'],
      ['none', "'none'"],
    ]);
  });

  test('gives a control to what a rule leaves out, and takes one away', () => {
    const model = createModel(
      sliderModel.target,
      [
        { name: 'open', type: 'boolean' },
        { name: 'defaultOpen', type: 'boolean' },
      ],
      {
        kept: ['open'],
        leftOut: { defaultOpen: 'nothing' },
      },
    );
    expect(kinds(model)).toEqual({ open: 'choice' });
    expect(model.leftOut).toEqual({ defaultOpen: 'nothing' });
    expect(model.ruledOut).toEqual([]);
  });

  test('gives a control to a prop whose type has none by an example', () => {
    const items = [literal('two', ['a', 'b'])];
    expect(kinds(tabsModel({ examples: { items } })).items).toBe('choice');
  });
});
