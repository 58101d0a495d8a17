export default 'rc-select';
