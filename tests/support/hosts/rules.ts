/** What a host answers for a path: a file of the site, or another address. */
export type Answer =
  { file: string; status: number } | { to: string; losesQuery?: boolean; status: number };

/** Whether the site has a file, by its path from the root. */
export type Has = (file: string) => boolean;

/** The rules of a host, as a function of a decoded path and of the files that the host keeps. */
export type Rules = (path: string, has: Has) => Answer;

/** What a host says of an address that it does not know. */
export type Unknown = () => Answer;

const found = (file: string): Answer => ({ file, status: 200 });

/** A redirect to another path. */
export const moved = (to: string, status = 301): Answer => ({ to, status });

const fileOf = (path: string) => path.slice(1);
const pageOf = (path: string) => fileOf(path.replace(/\/?$/, '/index.html'));

/** The page of the site for unknown addresses. */
export const notFound =
  (status = 404): Unknown =>
  () => ({ file: '404.html', status });

/** Single-page mode: the home page for each address that is not known. */
export const homePage: Unknown = () => found('index.html');

/** Knows files by their names alone, and the home page. */
export const keysOnly =
  (unknown: Unknown): Rules =>
  (path, has) => {
    if (path === '/') return found('index.html');
    return has(fileOf(path)) ? found(fileOf(path)) : unknown();
  };

/** Looks into folders for their page, with or without a slash at the end of the address. */
export const folders =
  (unknown: Unknown): Rules =>
  (path, has) => {
    if (has(fileOf(path))) return found(fileOf(path));
    return has(pageOf(path)) ? found(pageOf(path)) : unknown();
  };

/** Adds the slash at the end of the address of a folder. */
export const addingSlash =
  (rules: Rules, status = 301): Rules =>
  (path, has) =>
    !path.endsWith('/') && !has(fileOf(path)) && has(pageOf(path))
      ? moved(`${path}/`, status)
      : rules(path, has);

/** Removes the slash at the end of an address. */
export const removingSlash =
  (rules: Rules, status = 308): Rules =>
  (path, has) =>
    /.\/$/.test(path) ? moved(path.replace(/(.)\/+$/, '$1'), status) : rules(path, has);

/** Leaves `index.html` and `.html` out of addresses, and finds the file without them. */
export const withoutHtml =
  (rules: Rules, status = 308): Rules =>
  (path, has) => {
    const clean = path.replace(/(?:index)?\.html$/, '');
    if (clean !== path && has(fileOf(path))) return moved(clean, status);
    return has(`${fileOf(path)}.html`) ? found(`${fileOf(path)}.html`) : rules(path, has);
  };

/** Takes several slashes for one. */
export const mergingSlashes =
  (rules: Rules): Rules =>
  (path, has) =>
    rules(path.replace(/\/{2,}/g, '/'), has);

/** Has not kept some files. */
export const dropping =
  (name: RegExp, rules: Rules): Rules =>
  (path, has) =>
    rules(path, (file) => !file.split('/').some((part) => name.test(part)) && has(file));

/** Loses the query of an address when it redirects. */
export const losingQuery =
  (rules: Rules): Rules =>
  (path, has) => {
    const answer = rules(path, has);
    return 'to' in answer ? { ...answer, losesQuery: true } : answer;
  };
