export interface Destination {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface Country {
  label: string;
  options: Destination[];
}

export const destinations: Country[] = [
  {
    label: 'Austria',
    options: [
      { value: 'innsbruck', label: 'Innsbruck' },
      { value: 'salzburg', label: 'Salzburg' },
      { value: 'vienna', label: 'Vienna' },
    ],
  },
  {
    label: 'Germany',
    options: [
      { value: 'berlin', label: 'Berlin' },
      { value: 'hamburg', label: 'Hamburg', disabled: true },
      { value: 'munich', label: 'Munich' },
    ],
  },
  {
    label: 'Italy',
    options: [
      { value: 'rome', label: 'Rome' },
      { value: 'venice', label: 'Venice' },
      { value: 'verona', label: 'Verona' },
    ],
  },
];
