/** Id of the element of a document that says what its page is, as JSON. */
export const PAGE_DATA_ID = 'page-data';
