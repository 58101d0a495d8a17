export interface Order {
  size: 's' | 'm' | 'l' | null;
  colour: 'red' | 'blue' | null;
}

export const NOTHING: Order = { size: null, colour: null };

export const sizes = [
  { value: 's' as const, label: 'Small' },
  { value: 'm' as const, label: 'Medium' },
  { value: 'l' as const, label: 'Large' },
];

export const colours = [
  { value: 'red' as const, label: 'Red' },
  { value: 'blue' as const, label: 'Blue' },
];
