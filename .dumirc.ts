import { defineSite } from './src/site/defineSite';

export default defineSite({
  library: {
    package: 'rc-select',
    tagline: 'React select component',
    branch: 'master',
    isIndependent: true,
  },
  demos: {
    imports: [
      'rc-select/assets/index.css',
      'react-hook-form',
      '@hookform/resolvers/zod',
      'formik',
      '@tanstack/react-form',
      'zod',
    ],
    served: ['suggestions'],
  },
  playground: { name: 'Select', styles: ['../skin/select.css'] },
  subject: 'src/subject/rc-select',
});
