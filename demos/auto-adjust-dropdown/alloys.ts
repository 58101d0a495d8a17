export const alloys = [
  { value: 'Brass', label: 'Brass', content: 'copper and zinc' },
  { value: 'Bronze', label: 'Bronze', content: 'copper and tin' },
  { value: 'Solder', label: 'Solder', content: 'tin, silver and copper' },
  { value: 'Steel', label: 'Steel', content: 'iron and carbon' },
];
