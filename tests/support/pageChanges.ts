/**
 * What else changes the document of a page, each as a function that runs in the page: it changes
 * what is there, and what comes later. Such as Chrome's translation, which puts each text into two
 * elements, and extensions.
 */
export const PAGE_CHANGES = {
  'its text translated': () => {
    const isText = ({ parentElement: parent, textContent }: Text) =>
      textContent.trim() !== '' &&
      !parent?.closest('font, script, style, textarea, [translate="no"], [contenteditable]');
    const translate = (text: Text) => {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
      inner.textContent = `${text.data} ·`;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node instanceof Text && isText(node)) texts.push(node);
      texts.forEach(translate);
    };
    new MutationObserver(translateAll).observe(document.body, { childList: true, subtree: true });
    translateAll();
  },

  'a translation below its text': () => {
    const add = () => {
      for (const element of document.querySelectorAll('#root :is(a, p, li, h1, h2, h3, button)')) {
        if (element.querySelector('.bilingual') || element.closest('[contenteditable]')) continue;
        const copy = document.createElement('font');
        copy.className = 'bilingual';
        copy.lang = 'eo';
        copy.style.color = 'inherit';
        element.append(copy);
      }
    };
    new MutationObserver(add).observe(document.body, { childList: true, subtree: true });
    add();
  },

  'an element beside each field': () => {
    const add = () => {
      for (const field of document.querySelectorAll('#root :is(input, textarea)')) {
        if (field.nextElementSibling?.localName === 'password-manager') continue;
        field.after(document.createElement('password-manager'));
      }
    };
    new MutationObserver(add).observe(document.body, { childList: true, subtree: true });
    add();
  },
} as const;

/** React says that it has rendered something again which did not match. */
export const RENDERED_AGAIN = /Minified React error #418/;

/** What hosts make of the HTML of a document. */
export const HOST_CHANGES = {
  'no comments': (html: string) => html.replace(/<!--(?!\[if)[\s\S]*?-->/g, ''),
  'no white space between elements': (html: string) =>
    html
      .split(/(<(?:pre|script|style|textarea)[\s\S]*?<\/(?:pre|script|style|textarea)>)/)
      .map((part, index) =>
        index % 2 === 1 ? part : part.replace(/\s+/g, ' ').replace(/> </g, '><'),
      )
      .join(''),
  'e-mail addresses behind a script': (html: string) =>
    html.replace(
      /[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?=[^<>]*<)/g,
      '<a href="/cdn-cgi/l/email-protection" class="__cf_email__">[email&#160;protected]</a>',
    ),
} as const;
