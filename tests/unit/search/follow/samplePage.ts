/** The markup that pages are made of, as far as following a search result looks at it. */
export const SAMPLE_PAGE = `
  <main id="main-content">
    <header class="page-header"><h1 tabindex="-1">Title of the page</h1><p>Lead</p></header>
    <div class="tabs content-tabs">
      <div class="tab-list" role="tablist">
        <button role="tab" aria-controls="panel-content" aria-selected="true">Documentation</button>
        <button role="tab" aria-controls="panel-more" aria-selected="false">More</button>
      </div>
      <div role="tabpanel" id="panel-content"><div class="prose">
        <div class="markdown"><p>Before</p><h2 id="first"><a aria-hidden="true">#</a>First</h2><p>One <code>two</code></p></div>
        <div class="markdown"><h3 id="inner">Inner</h3><p>Three</p><h3>Next inner</h3><p>Four</p></div>
        <section class="demo" id="demo">
          <header class="demo-heading"><h2>Demo<a class="anchor" data-search="ignore">#</a></h2><p>Shows</p></header>
          <div class="demo-block"><h2>In the demo</h2><select><option>Option</option></select><button>Copy</button></div>
        </section>
        <div class="markdown"><p>About the demo</p><h2 id="last">Last</h2></div>
        <table><tbody><tr id="row"><th>prop</th><td>text</td></tr><tr><th>other</th><td>row</td></tr></tbody></table>
      </div></div>
      <div role="tabpanel" id="panel-more" hidden><div class="prose"><h2 id="elsewhere">Elsewhere</h2></div></div>
    </div>
    <div class="page-footer" data-search="ignore">Edit</div>
  </main>
  <aside>Aside</aside>`;
