/** The successor of rc-select, in the version that the page about moving to it was written for. */
export const SUCCESSOR = { '@rc-component/select': '1.12.0' };
