import './api.css';
import { Reference } from './Reference';

/** `<API id="Select"></API>` in a page: the table of that name (G2). */
export default function API({ id }: { id: string }) {
  return (
    <div className="api-reference" data-text={`api-${id}`}>
      <Reference id={id} />
    </div>
  );
}
