export { default } from '../../../../src/subject/rc-select/playground';
