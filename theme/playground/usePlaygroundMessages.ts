import { useLocale } from '../locale/useLocale';
import { playgroundMessages, type PlaygroundMessages } from './messages';

/** The texts of the playground in the language in use. */
export function usePlaygroundMessages(): PlaygroundMessages {
  return playgroundMessages[useLocale().locale];
}
