import './view.css';

export { FramedDemo } from './FramedDemo';
export { ViewBar } from './ViewBar';
