import { SearchEngine } from '../../../../src/search/engine/engine';
import { type BuiltSite } from '../site';
import { type Searcher } from './searcher';

/** This site's search. It also says when its hits are weak. */
export interface OurSearcher extends Searcher {
  /** Whether it says "no good match". */
  isWeak: (question: string) => boolean;
}

/** The engine on the data of the built site; the dialog shows its best hits first. */
export function createOurs({ data, questions }: BuiltSite): OurSearcher {
  const engine = new SearchEngine(JSON.parse(data));
  engine.addQuestions(JSON.parse(questions));
  return {
    name: 'this site',
    search: (question) => {
      const { top, groups } = engine.search(question);
      const rest = groups.flatMap(({ hints }) => hints);
      rest.sort((one, other) => other.priority - one.priority);
      return Promise.resolve([...new Set([...top, ...rest].map(({ link }) => link))]);
    },
    isWeak: (question) => engine.search(question).isWeak,
  };
}
