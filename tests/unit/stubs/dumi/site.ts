/** Stands in for what the build writes of the settings of the site, in unit tests. */
export const base = '/';

export const settings = {
  name: 'rc-select',
  isIndependent: true,
  tagline: 'React select component',
  libraryVersion: '14.16.8',
  offline: true,
  served: ['suggestions'],
  thumbnails: true,
  canExport: true,
  repository: 'https://repository.example',
  editLink: 'https://edit.example/{filename}',
};
