import { Component, type ReactNode } from 'react';
import { markupOf, restoreStyles } from '../../src/document/page/markupStyles';
import { reloadIfReachable } from '../../src/document/page/outdated';
import { usePageTexts } from '../../src/locale/usePageTexts';
import { forgetFailedPages } from '../../src/document/router/pages';
import { whenThere } from '../../src/ui/scroll/whenThere';
import { focusOn } from '../../src/ui/focusOn';
import { focusStart } from './scroll/focusStart';
import { FailureNotice } from '../../src/ui/on-request/FailureNotice';
import { ROOT_ID } from '../../src/document/contract';

function PageFailure() {
  const { pageUnavailable } = usePageTexts();
  return (
    <FailureNotice
      className="page-notice"
      problem={pageUnavailable}
      onRetry={() => void reloadIfReachable(window.location)}
    />
  );
}

interface Props {
  children: ReactNode;
}

/** What was on screen before the failure, which React removes. */
interface Snapshot {
  html: string;
  title: string;
}

interface State {
  hasFailed: boolean;
  isReloading?: boolean;
  snapshot?: Snapshot;
}

/** Marks the element that had the focus. */
const FOCUSED = 'data-focused';

/** Gives the page that was put back what its HTML alone does not: its styles and the focus. */
function restore(): void {
  // The policy of the site forbids style attributes in HTML.
  restoreStyles(document.body);
  document.querySelector<HTMLElement>(`#${ROOT_ID} [${FOCUSED}]`)?.focus({ preventScroll: true });
}

/**
 * Keeps a page on screen when its code did not arrive or failed. React would remove everything;
 * here, what was shown stays as plain HTML, whose links still work.
 *
 * Where this happens on the way to another page, the document of that page is loaded: after an
 * update of the site, the scripts that this document knows are gone. The page that the document was
 * loaded for is not loaded again, so a script that stays missing causes no loop.
 */
export class PageBoundary extends Component<Props, State, Snapshot | null> {
  override state: State = { hasFailed: false };

  /** Path that the document was loaded for. */
  private documentPath = '';

  /** Path of the page that could not be shown. */
  private failedPath = '';

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override componentDidMount(): void {
    this.documentPath = window.location.pathname;
    // Nothing removes it: the boundary stays as long as the document.
    window.addEventListener('popstate', this.tryAgain);
  }

  override componentDidCatch(): void {
    this.failedPath = window.location.pathname;
    const isElsewhere = this.failedPath !== this.documentPath;
    // Offline, the browser would show a page of its own instead.
    const isReloading = isElsewhere && navigator.onLine;
    this.setState({ isReloading });
    // Not `replace`, which may take the document of the old site from the cache.
    if (isReloading) window.location.reload();
  }

  override getSnapshotBeforeUpdate(_props: Props, before: State): Snapshot | null {
    const root = document.getElementById(ROOT_ID);
    if (before.hasFailed || !this.state.hasFailed || !root) return null;
    document.activeElement?.setAttribute(FOCUSED, '');
    return { html: markupOf(root, true), title: document.title };
  }

  override componentDidUpdate(_props: Props, before: State, snapshot: Snapshot | null): void {
    if (snapshot) this.setState({ snapshot }, restore);
    if (before.hasFailed && !this.state.hasFailed) focusStart(window.location);
  }

  /** Back and Forward may lead to a page that works, a link to a section into what was kept. */
  private readonly tryAgain = () => {
    if (!this.state.hasFailed) return;
    if (window.location.pathname === this.failedPath) {
      whenThere(window.location, document, focusOn);
      return;
    }
    forgetFailedPages();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    const { hasFailed, isReloading, snapshot } = this.state;
    if (!hasFailed) return this.props.children;
    return (
      <>
        {snapshot && (
          <>
            <title>{snapshot.title}</title>
            <div dangerouslySetInnerHTML={{ __html: snapshot.html }} />
          </>
        )}
        {!isReloading && <PageFailure />}
      </>
    );
  }
}
