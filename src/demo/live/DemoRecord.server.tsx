import {
  jsonForHtml,
  recordAttributes,
  type DemoRecord as Props,
} from '../../document/page/buildRecords';

/** Writes for the build that a page shows a demo (src/site/build/static-html). */
export function DemoRecord(demo: Props) {
  return (
    <script {...recordAttributes('demo')} dangerouslySetInnerHTML={{ __html: jsonForHtml(demo) }} />
  );
}
