export { default } from '../page/DemoLayout';
