import { describe, expect, test } from 'vitest';
import { buttonModel, sliderModel, tabsModel } from '../../../tests/unit/playground/fixtures';
import type { PlaygroundAdapter } from '../adapter';
import { createModel, type PlaygroundModel } from '../model/model';
import { literal } from '../example';
import { problemsOf } from './problems';

const items = literal('two', []);
const messages = (
  name: string,
  model: PlaygroundModel | undefined,
  page = '<Playground></Playground>',
) => problemsOf(name, model, ['# Home', page]).map(({ message }) => message);

describe('a playground', () => {
  test('of types alone has no problem', () => {
    expect(messages('Slider', sliderModel)).toEqual([]);
    expect(messages('Button', buttonModel)).toEqual([]);
  });

  test('that no page shows is one', () => {
    expect(messages('Slider', sliderModel, '# Playground')).toEqual([
      expect.stringMatching(/\.dumirc\.ts\n.*no page shows the playground/),
    ]);
  });

  test('of a component without a table is one', () => {
    expect(messages('Sliders', undefined)).toEqual([
      expect.stringMatching(/\.dumirc\.ts\n.*`Sliders`, of which there is no table/),
    ]);
  });

  test('of a component that needs more than can be made up names the prop and its type', () => {
    expect(messages('Tabs', tabsModel())).toEqual([
      expect.stringMatching(/`Tabs`, which cannot do without `items`.*\n.*Tab\[\]/),
    ]);
  });

  test('of a component without props is one', () => {
    expect(messages('Empty', createModel(buttonModel.target, []))).toEqual([
      expect.stringContaining('has nothing to set'),
    ]);
  });
});

describe('an adapter', () => {
  test.each<[field: string, adapter: PlaygroundAdapter, name: string]>([
    ['examples', { examples: { item: [items] } }, 'item'],
    ['initial', { initial: { item: items } }, 'item'],
    ['kept', { kept: ['item'] }, 'item'],
    ['variable', { variable: ['item'] }, 'item'],
    ['remount', { remount: ['onClose'] }, 'onClose'],
    ['first', { first: ['item'] }, 'item'],
    ['hoisted', { hoisted: [{ name: 'item', type: 'Item', imports: 'Item' }] }, 'item'],
    ['leftOut', { leftOut: { item: 'nothing' } }, 'item'],
  ])('that names a prop in %s that has no control is told', (field, adapter, name) => {
    const model = tabsModel({ ...adapter, initial: { items, ...adapter.initial } });
    expect(messages('Tabs', model)).toEqual([
      expect.stringMatching(`^\`${field}\` of the playground names \`${name}\``),
    ]);
  });

  test('that has an example of a prop that it leaves out is told why nobody sees it', () => {
    const model = tabsModel({
      initial: { items },
      leftOut: { animated: 'nothing' },
      examples: { animated: [literal('fast', {})] },
    });
    expect(messages('Tabs', model)).toEqual([expect.stringContaining('left out (nothing)')]);
  });
});
