export const alloys = [
  { value: 'Brass', label: 'Brass', madeOf: 'copper and zinc' },
  { value: 'Bronze', label: 'Bronze', madeOf: 'copper and tin' },
  { value: 'Solder', label: 'Solder', madeOf: 'tin, silver and copper' },
  { value: 'Steel', label: 'Steel', madeOf: 'iron and carbon' },
];
