export const labelNames: Record<string, string> = {
  bug: 'Bug',
  a11y: 'Accessibility',
  docs: 'Documentation',
  speed: 'Performance',
  types: 'Types',
};

export const labels = Object.entries(labelNames).map(([value, label]) => ({ value, label }));
