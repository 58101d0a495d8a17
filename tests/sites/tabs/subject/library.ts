export default '@radix-ui/react-tabs';
