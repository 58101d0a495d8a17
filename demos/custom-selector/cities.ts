export const cities = [
  { value: 'bcn', label: 'Barcelona' },
  { value: 'lis', label: 'Lisbon' },
  { value: 'mrs', label: 'Marseille' },
  { value: 'tun', label: 'Tunis' },
  { value: 'vlc', label: 'Valencia' },
];
