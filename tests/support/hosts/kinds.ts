import {
  addingSlash,
  dropping,
  folders,
  homePage,
  keysOnly,
  losingQuery,
  mergingSlashes,
  moved,
  notFound,
  removingSlash,
  type Rules,
  withoutHtml,
} from './rules';

/** A kind of host: what it does with addresses, as its documentation says. */
export interface Host {
  rules: Rules;
  /** Whether names are the same in upper and lower case. */
  ignoresCase?: boolean;
  /** Whether pages are found by a script only, since the host does not look into folders. */
  isBare?: boolean;
}

const plain = folders(notFound());

/** Names that Jekyll leaves out. */
const LEFT_OUT = /^[._#~]|~$/;

/** The kinds of hosts on which the site is tried. */
export const HOSTS: Readonly<Record<string, Host>> = {
  // https://docs.github.com/en/pages/getting-started-with-github-pages/creating-a-custom-404-page-for-your-github-pages-site
  'GitHub Pages': { rules: addingSlash(plain) },
  // https://github.com/jekyll/jekyll/blob/master/lib/jekyll/entry_filter.rb
  'Jekyll, which leaves out names': { rules: dropping(LEFT_OUT, addingSlash(plain)) },
  // https://docs.netlify.com/manage/routing/redirects/redirect-options/#trailing-slash
  Netlify: { rules: plain },
  // https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/
  Cloudflare: { rules: withoutHtml(addingSlash(plain, 307), 307) },
  // https://vercel.com/docs/project-configuration/vercel-json#cleanurls
  'Vercel with cleanUrls': { rules: withoutHtml(removingSlash(plain)) },
  // https://httpd.apache.org/docs/2.4/mod/mod_dir.html#directoryslash
  'Apache on a disk that ignores case': {
    rules: mergingSlashes(addingSlash(plain)),
    ignoresCase: true,
  },
  // https://nginx.org/en/docs/http/ngx_http_core_module.html#merge_slashes
  'nginx with try_files $uri $uri/ /index.html': {
    rules: mergingSlashes(addingSlash(folders(homePage))),
  },
  // https://docs.aws.amazon.com/AmazonS3/latest/userguide/IndexDocumentSupport.html
  'a website on S3 without permission to list': { rules: addingSlash(folders(notFound(403)), 302) },
  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DefaultRootObject.html
  'a bucket behind a CDN with a page for errors': { rules: keysOnly(notFound()), isBare: true },
  'a bucket behind a CDN with the home page for errors': {
    rules: keysOnly(homePage),
    isBare: true,
  },
  // https://github.com/http-party/http-server/issues/80
  'a host whose redirects lose the query': { rules: losingQuery(addingSlash(plain)) },
};

/**
 * `serve --single`: every address without an extension is the home page, also that of a page.
 * https://github.com/vercel/serve-handler#rewrites-array
 */
export const SINGLE_PAGE: Host = {
  rules: (path, has) => {
    const clean = path.replace(/(?:\/index)?\.html$/, '');
    return clean === path ? keysOnly(homePage)(path, has) : moved(clean || '/');
  },
};
