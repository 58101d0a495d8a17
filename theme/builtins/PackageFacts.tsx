export { default } from '../../src/reference/facts/PackageFacts';
