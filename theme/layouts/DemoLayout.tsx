export { DemoLayout as default } from '../page/DemoLayout';
