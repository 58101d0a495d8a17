export { inspection as default } from './inspector/inspection';
