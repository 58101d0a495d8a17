export const carriers = ['Bicycle courier', 'Canal boat', 'Overnight train', 'Parcel post'].map(
  (name) => ({ value: name, label: name }),
);
