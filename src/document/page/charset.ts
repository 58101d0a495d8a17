/** The first element of every document: browsers look for it in the first 1024 bytes only. */
export const CHARSET = '<meta charset="utf-8">';
