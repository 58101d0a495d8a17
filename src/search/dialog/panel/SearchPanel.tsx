import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ChangeEvent, KeyboardEvent, MouseEvent } from 'react';
import { nextOption, moveFocus } from './listKeys';
import { countHints, firstHints, toSections } from '../../client/sections';
import type { SearchHint } from '../../engine/protocol';
import { usePageTexts } from '../../../locale/usePageTexts';
import { SearchField } from '../SearchField';
import { searchClient, useSearchState } from './client';
import { optionId } from './HintList';
import './hints.css';
import './search.css';
import { SearchBody } from './SearchBody';
import { SearchFoot } from './SearchFoot';
import { useActiveOption } from './useActiveOption';
import { useRecentSearches } from './useRecentSearches';
import { useHintLinks, whereTo, type Where } from './useHintLinks';

/** How many hints are rendered at once; more do not fit into the dialog of a large screen. */
const FIRST = 8;

/** Starts the worker and fetches the data ahead of the first query. */
export function startSearch(): void {
  searchClient().start();
}

/**
 * Whether an input method is composing. Safari ends the composition before the key that ends it,
 * hence the key code.
 */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}

/** Props of what is in the dialog. */
export interface SearchPanelProps {
  /** What to search for at once; undefined shows the latest search. */
  query: string | undefined;
  /** Whether the reader is still typing the query, so that the caret belongs at its end. */
  isTyping?: boolean;
}

/**
 * What is in the search dialog: a combobox after
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/.
 */
export default function SearchPanel({ query, isTyping = false }: SearchPanelProps) {
  const texts = usePageTexts();
  const client = searchClient();
  const state = useSearchState();
  const { answer } = state;
  // What fits into the dialog is there at once, the rest when the page has time.
  const isWhole = useDeferredValue(answer, undefined) === answer;
  const all = useMemo(() => (answer ? toSections(answer) : []), [answer]);
  const hints = useMemo(() => all.flatMap((section) => section.hints), [all]);
  const [text, setText] = useState(query ?? state.query);
  const { active, follows, moveTo, point } = useActiveOption(answer, hints);
  // The option that the reader has moved to is there in any case.
  const atOnce = Math.max(FIRST, active + 1);
  const sections = useMemo(() => (isWhole ? all : firstHints(all, atOnce)), [all, isWhole, atOnce]);
  const recentSearches = useRecentSearches();
  const links = useHintLinks();
  const input = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const list = useId();
  const hasList = state.phase === 'results' && hints.length > 0;
  const count = hasList && answer ? countHints(answer, all) : undefined;
  const isSettled = answer?.query === text.trim();

  useEffect(
    function begin() {
      input.current?.focus();
      if (isTyping) input.current?.setSelectionRange(-1, -1);
      else input.current?.select();
      // An earlier visit of the dialog may have ended with a problem.
      if (client.get().phase === 'failed') client.retry();
      if (query === undefined) return;
      client.type(query);
      void client.flush();
    },
    [client, query, isTyping],
  );

  function search(next: string) {
    setText(next);
    client.type(next);
    void client.flush();
    input.current?.focus();
  }

  /** What is pressed goes away; the focus goes back to the field. */
  function retry() {
    input.current?.focus();
    client.retry();
  }

  function remove(query: string) {
    input.current?.focus();
    recentSearches.remove(query);
  }

  function choose(hint: SearchHint | undefined, where: Where) {
    if (!hint) return;
    recentSearches.add(text);
    links.open(hint, where);
  }

  /** For a reader who was faster than the answer: the list belongs to another query. */
  async function chooseFirst(where: Where) {
    await client.flush();
    const latest = client.get();
    if (latest.answer?.query !== latest.query.trim()) return;
    choose(toSections(latest.answer)[0]?.hints[0], where);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (isSettled) choose(hints[active], whereTo(event));
      else void chooseFirst(whereTo(event));
      return;
    }
    if (!hasList) return onArrowKey(event);
    const next = nextOption(event, active, hints.length);
    if (next === undefined) return;
    event.preventDefault();
    moveTo(next);
  }

  function onArrowKey(event: KeyboardEvent) {
    if (hasList || !body.current || !input.current) return;
    if (moveFocus(event.key, body.current, input.current)) event.preventDefault();
  }

  function onChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    setText(target.value);
    if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) client.type(target.value);
  }

  function onChoose(index: number, event: MouseEvent) {
    // With a modifier the browser opens the link itself.
    if (whereTo(event) === 'new tab') return recentSearches.add(text);
    event.preventDefault();
    choose(hints[index], 'here');
  }

  return (
    <>
      <SearchField
        ref={input}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={hasList}
        aria-controls={hasList ? list : undefined}
        aria-activedescendant={hasList ? optionId(list, active) : undefined}
        placeholder={texts.searchPlaceholder}
        value={text}
        onChange={onChange}
        onCompositionEnd={(event) => client.type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div
        ref={body}
        className="search-body"
        aria-busy={hasList && !(isSettled && isWhole && !state.isPreliminary)}
        onKeyDown={onArrowKey}
      >
        <SearchBody
          state={state}
          list={list}
          sections={sections}
          recentSearches={{ ...recentSearches, remove }}
          onSearch={search}
          onRetry={retry}
          results={{ active, follows, hrefOf: links.hrefOf, onPoint: point, onChoose }}
        />
      </div>
      <SearchFoot state={state} count={count} />
    </>
  );
}
