import { Navigate, useLocation } from 'react-router-dom';
import { REDIRECTS } from '../../src/redirects/redirects';

/** An address in another spelling (B4): replaces itself, query and hash included. */
export default function Redirect() {
  const { pathname, search, hash } = useLocation();
  return <Navigate replace to={{ pathname: REDIRECTS[pathname] ?? '/', search, hash }} />;
}
