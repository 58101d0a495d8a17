import { defineSite } from '../../../src/site/defineSite';

export default defineSite({
  library: { package: '@radix-ui/react-tabs', tagline: 'Tabs for React, without styles' },
  demos: { cssInJs: true },
  playground: {
    name: 'Tabs',
    styles: ['../shared/tabs.css'],
    page: '/guide/parts',
  },
  subject: 'subject',
});
