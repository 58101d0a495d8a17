export const families = [
  {
    label: 'Strings',
    options: [
      { value: 'violin', label: 'Violin' },
      { value: 'viola', label: 'Viola' },
      { value: 'cello', label: 'Cello' },
      { value: 'double-bass', label: 'Double bass' },
    ],
  },
  {
    label: 'Woodwind',
    options: [
      { value: 'flute', label: 'Flute' },
      { value: 'clarinet', label: 'Clarinet' },
      { value: 'bass-clarinet', label: 'Bass clarinet' },
      { value: 'bassoon', label: 'Bassoon' },
    ],
  },
  {
    label: 'Brass',
    options: [
      { value: 'horn', label: 'Horn' },
      { value: 'trumpet', label: 'Trumpet' },
      { value: 'bass-trombone', label: 'Bass trombone' },
    ],
  },
];
