/** Stands in for what the build writes of the settings of the site, in unit tests. */
export const base = '/';

export const themeConfig = {
  name: 'rc-select',
  libraryVersion: '14.16.8',
  offline: true,
  repository: 'https://repository.example',
  editLink: 'https://edit.example/{filename}',
};
