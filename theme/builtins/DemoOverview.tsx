export { default } from '../content/DemoOverview';
