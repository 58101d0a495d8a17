import { Navigate, useLocation } from 'react-router-dom';
import { REDIRECTS } from '../../src/rc-select/redirects';

/** An address that leads to another page (B4): replaces itself, with query and hash. */
export default function Redirect() {
  const { pathname, search, hash } = useLocation();
  const target = REDIRECTS[pathname];
  // The layout shows this route a moment longer than the address names it.
  return target ? <Navigate replace to={{ pathname: target, search, hash }} /> : null;
}
