import { PROBLEMS_PATH } from '../../build/problemsPath';

/**
 * Shows above each page what is wrong with the site. It asks again and again, since a browser keeps
 * few connections to one host, and each open page would hold one.
 */
function showProblems(address: string, wait: number): void {
  const notice = document.createElement('details');
  notice.id = 'dev-problems';
  notice.open = true;
  notice.style.cssText =
    'position:fixed;inset:auto 0 0 0;z-index:9999;max-height:50vh;overflow:auto;padding:8px 16px;' +
    'background:#7f1d1d;color:#fff;font:13px/1.5 monospace;white-space:pre-wrap';
  let shown = '';
  const show = (text: string) => {
    if (text === shown) return;
    shown = text;
    const messages = JSON.parse(text) as string[];
    const title = document.createElement('summary');
    title.textContent = `What is wrong with the site (${messages.length})`;
    const list = messages.map((message) => {
      const item = document.createElement('p');
      item.textContent = message;
      return item;
    });
    notice.replaceChildren(title, ...list);
    if (messages.length > 0) document.body.append(notice);
    else notice.remove();
  };
  const ask = () => {
    fetch(address)
      .then((response) => response.text())
      .then(show)
      .catch(() => undefined)
      .finally(() => setTimeout(ask, wait));
  };
  addEventListener('DOMContentLoaded', ask);
}

/** The script of the notice, for the head of documents of the development server. */
export const noticeScript = (): string =>
  `(${showProblems.toString()})(${JSON.stringify(PROBLEMS_PATH)}, 500)`;
