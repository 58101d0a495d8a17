import OwnLogo from '@@/subject/logo';
import { site } from '../../src/document/router/site';
import { initialOf } from '../../src/document/page/initial';

/** The logotype of the library; where it has none, its initial in a box, as in the tab's icon. */
export function Logo() {
  if (OwnLogo) return <OwnLogo />;
  return (
    <svg className="logo" aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" fill="none">
      <rect
        x="1.75"
        y="1.75"
        width="20.5"
        height="20.5"
        rx="5.5"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <text x="12" y="17" className="logo-initial" textAnchor="middle">
        {initialOf(site.name)}
      </text>
    </svg>
  );
}
