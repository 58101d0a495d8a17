import type { Row } from './allRow';

interface Family {
  label: string;
  options: Row[];
}

export const families: Family[] = [
  {
    label: 'Strings',
    options: [
      { value: 'violin', label: 'Violin' },
      { value: 'cello', label: 'Cello' },
      { value: 'double-bass', label: 'Double bass' },
    ],
  },
  {
    label: 'Woodwind',
    options: [
      { value: 'flute', label: 'Flute' },
      { value: 'clarinet', label: 'Clarinet' },
    ],
  },
  {
    label: 'Brass',
    options: [
      { value: 'horn', label: 'Horn' },
      { value: 'trumpet', label: 'Trumpet' },
      { value: 'tuba', label: 'Tuba', disabled: true },
    ],
  },
];
