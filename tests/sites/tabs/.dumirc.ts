import { defineSite } from '../../../src/site/defineSite';

export default defineSite({
  library: { package: '@radix-ui/react-tabs', tagline: 'Tabs for React, without styles' },
  playground: {
    name: 'Tabs',
    import: 'named',
    styles: ['../shared/tabs.css'],
    page: '/guide/parts',
  },
  subject: 'subject',
});
