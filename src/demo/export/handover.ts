/** Where a service opens. A browser that blocks new tabs does not block leaving the page. */
export type Place = 'new-tab' | 'this-tab';

/**
 * How handing a project to a service went, as far as a page can tell: `opened` is certain, `sent`
 * means that only the reader sees whether the browser let the new tab open, `blocked` that it
 * surely did not.
 */
export type Handover = 'opened' | 'sent' | 'blocked';
