import { defineSite } from '../../../src/site/defineSite';

export default defineSite({
  library: 'rc-slider',
  demos: { imports: ['rc-slider/assets/index.css'] },
  playground: { name: 'Slider' },
});
