import fc from 'fast-check';
import { check, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { buttonModel, sliderModel, tabsModel } from '../../../tests/unit/playground/fixtures';
import { randomSettings } from '../../../tests/unit/playground/randomSettings';
import { literal, spelled } from '../example';
import { describe } from '../model/description';
import { createModel, type PlaygroundModel } from '../model/model';
import type { Settings } from '../model/settings';
import { toCode } from './code';

const codeOf = (model: PlaygroundModel, settings: Settings) =>
  toCode(model, describe(model, settings));

test('a default export is imported with its style sheet, and stands on one line', () => {
  expect(codeOf(sliderModel, { max: '50', vertical: 'true' }))
    .toBe(`import Slider from 'some-slider';
import 'some-slider/style.css';

export default function PlaygroundDemo() {
  return <Slider max={50} vertical ariaLabelForHandle="Slider" />;
}
`);
});

test('an export by name has what is required, and its children between its tags', () => {
  expect(codeOf(buttonModel, { children: 'Press me', since: '2026-01-31' }))
    .toBe(`import { Button } from 'some-button';

export default function PlaygroundDemo() {
  return (
    <Button since={new Date('2026-01-31')} label="label" size="small" onPress={() => undefined}>
      Press me
    </Button>
  );
}
`);
});

const target = { ...buttonModel.target, name: 'Tabs', package: 'some-tabs' };

/** Parts that only work together, and a root whose children are none of its own props. */
const parts = createModel(
  target,
  [
    { name: 'dir', type: "'ltr' | 'rtl'" },
    { name: 'defaultValue', type: 'string' },
    { name: 'activationMode', type: "'automatic' | 'manual'" },
  ],
  {
    initial: {
      children: spelled(
        'parts',
        null,
        '<TabsList>\n  <TabsTrigger value="a">A</TabsTrigger>\n</TabsList>\n<TabsContent value="a">\n  <b>Text</b>\n</TabsContent>',
      ),
    },
  },
);

test('children that are elements stand between the tags, and their components are imported', () => {
  expect(codeOf(parts, { dir: 'rtl' }))
    .toBe(`import { Tabs, TabsList, TabsTrigger, TabsContent } from 'some-tabs';

export default function PlaygroundDemo() {
  return (
    <Tabs dir="rtl">
      <TabsList>
        <TabsTrigger value="a">A</TabsTrigger>
      </TabsList>
      <TabsContent value="a">
        <b>Text</b>
      </TabsContent>
    </Tabs>
  );
}
`);
});

test('a default is not named, nor is an event that nobody needs', () => {
  expect(codeOf(sliderModel, { min: '0', keyboard: 'true' })).toContain(
    'return <Slider ariaLabelForHandle="Slider" />;',
  );
});

test.each([
  ['a slider', sliderModel],
  ['a button', buttonModel],
  ['parts that only work together', parts],
  [
    'a part that is alone, among long names',
    createModel(
      target,
      parts.controls.map(({ prop }) => prop),
      {
        initial: { children: spelled('long', null, `<${'TabsListOfAll'.repeat(6)} />`) },
      },
    ),
  ],
  ['tabs', tabsModel({ initial: { items: literal('two', [{ key: 'a', label: 'A' }]) } })],
])('the code of %s is formatted as by Prettier, for any state', async (_, model) => {
  const options = { ...(await resolveConfig('demos/single/index.tsx')), filepath: 'index.tsx' };
  await fc.assert(
    fc.asyncProperty(randomSettings(model), async (settings) => {
      expect(await check(codeOf(model, settings), options), codeOf(model, settings)).toBe(true);
    }),
    { numRuns: 100 },
  );
});
