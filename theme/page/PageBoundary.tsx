import { Component, type ReactNode } from 'react';
import { holdStyles, restoreStyles } from '../../src/page/markupStyles';
import { reloadIfReachable } from '../../src/page/outdated';
import { usePageTexts } from '../locale/usePageTexts';
import { forgetFailedPages } from '../site/pages';
import { FailureNotice } from '../ui/on-request/FailureNotice';

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

/** The policy of the site forbids style attributes in HTML. */
function restore(page: HTMLElement | null): void {
  if (page) restoreStyles(page);
}

interface Props {
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  isReloading: boolean;
  /** What was on screen before the failure. */
  html: string;
  /** Of the document then, which React removes with the rest. */
  title: string;
}

/**
 * Keeps a page on screen when its code did not arrive or failed. React would remove everything;
 * here, what was shown stays as plain HTML, whose links still work.
 *
 * Where this happens on the way to another page, the document of that page is loaded: after an
 * update of the site, the scripts that this document knows are gone. The page that the document was
 * loaded for is not loaded again, so a script that stays missing causes no loop.
 */
export class PageBoundary extends Component<Props, State, Pick<State, 'html' | 'title'> | null> {
  override state: State = { hasFailed: false, isReloading: false, html: '', title: '' };

  /** Path that the document was loaded for. */
  private documentPath = '';

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override componentDidMount(): void {
    this.documentPath = window.location.pathname;
    window.addEventListener('popstate', this.tryAgain);
  }

  override componentDidCatch(): void {
    const isElsewhere = window.location.pathname !== this.documentPath;
    // Offline, the browser would show a page of its own instead.
    const isReloading = isElsewhere && navigator.onLine;
    this.setState({ isReloading });
    // Not `replace`, which may take the document of the old site from the cache.
    if (isReloading) window.location.reload();
  }

  override getSnapshotBeforeUpdate(
    _props: Props,
    before: State,
  ): Pick<State, 'html' | 'title'> | null {
    const root = document.getElementById('root');
    if (before.hasFailed || !this.state.hasFailed || !root) return null;
    return { html: holdStyles(root.innerHTML), title: document.title };
  }

  override componentDidUpdate(
    _props: Props,
    _state: State,
    before: Pick<State, 'html' | 'title'> | null,
  ): void {
    if (before) this.setState(before);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('popstate', this.tryAgain);
  }

  /** Back and Forward may lead to a page that works. */
  private readonly tryAgain = () => {
    if (!this.state.hasFailed) return;
    forgetFailedPages();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    const { hasFailed, isReloading, html, title } = this.state;
    if (!hasFailed) return this.props.children;
    return (
      <>
        {title && <title>{title}</title>}
        {html && <div ref={restore} dangerouslySetInnerHTML={{ __html: html }} />}
        {!isReloading && <PageFailure />}
      </>
    );
  }
}
