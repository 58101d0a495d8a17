export { DemoLayout as default } from '../layout/DemoLayout';
