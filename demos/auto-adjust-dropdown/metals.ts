export const metals = ['Copper', 'Iron', 'Nickel', 'Silver', 'Tin', 'Zinc'].map((name) => ({
  value: name,
  label: name,
}));
