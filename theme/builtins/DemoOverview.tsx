export { default } from '../page/DemoOverview';
