export const moons = ['Callisto', 'Enceladus', 'Europa', 'Ganymede', 'Io', 'Titan'].map((name) => ({
  value: name,
  label: name,
}));
