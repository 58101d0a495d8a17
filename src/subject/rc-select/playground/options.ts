import { literal, type Example } from '../../../playground/example';
import type { Settings } from '../../../playground/model/settings';
import { takesSeveral } from './conditions';
import { written } from './written';

/** The entries that the select has unless the reader chooses others. */
export const cities = literal('cities', [
  { value: 'ams', label: 'Amsterdam', country: 'Netherlands' },
  { value: 'hel', label: 'Helsinki', country: 'Finland' },
  { value: 'lis', label: 'Lisbon', country: 'Portugal' },
  { value: 'osl', label: 'Oslo', country: 'Norway' },
  { value: 'opo', label: 'Porto', country: 'Portugal' },
  { value: 'wro', label: 'Wrocław', country: 'Poland' },
]);

/** Other entries to choose from. */
export const otherOptions: readonly Example[] = [
  literal('groups', [
    {
      label: 'North',
      options: [
        { value: 'hel', label: 'Helsinki', country: 'Finland' },
        { value: 'osl', label: 'Oslo', country: 'Norway' },
      ],
    },
    {
      label: 'South',
      options: [
        { value: 'ath', label: 'Athens', country: 'Greece' },
        { value: 'lis', label: 'Lisbon', country: 'Portugal' },
      ],
    },
  ]),
  written(
    'options',
    'thousand-rows',
    Array.from({ length: 1000 }, (_, index) => ({
      value: `row-${index + 1}`,
      label: `Row ${index + 1}`,
    })),
    `Array.from({ length: 1000 }, (_, index) => ({
  value: \`row-\${index + 1}\`,
  label: \`Row \${index + 1}\`,
}))`,
  ),
];

const chosen = [
  { value: 'lis', label: 'Lisbon' },
  { value: 'osl', label: 'Oslo' },
  { value: 'hel', label: 'Helsinki' },
];

/** How `defaultValue` has to look: whether as an array, and of objects with value and label. */
function shapeOf(settings: Settings) {
  const labelled = settings.labelInValue === 'true' && settings.mode !== 'combobox';
  return { several: takesSeveral(settings), labelled };
}

/** The first cities as the first selection; a select for one value takes the first of them. */
function firstCities(id: string, amount: number): Example {
  return {
    id,
    read(settings) {
      const { several, labelled } = shapeOf(settings);
      const values = chosen.slice(0, amount).map((city) => (labelled ? city : city.value));
      return literal(id, several ? values : (values[0] ?? null)).read(settings);
    },
  };
}

/** What can be chosen at first. */
export const firstValues: readonly Example[] = [
  firstCities('lisbon', 1),
  firstCities('three-cities', 3),
  {
    id: 'no-option',
    read(settings) {
      const { several, labelled } = shapeOf(settings);
      const value = labelled ? { value: 'rey', label: 'Reykjavík' } : 'rey';
      return literal('no-option', several ? [value] : value).read(settings);
    },
  },
];
