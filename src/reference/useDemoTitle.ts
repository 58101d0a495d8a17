import { usePage } from '../document/router/PageContext';

/** Names demo pages by their titles, as the sidebar does. */
export function useDemoTitle(): (address: string) => string {
  const { navigation } = usePage();
  const items = navigation.flatMap((group) => group.items);
  return (address) => items.find(({ path }) => path === `/demo/${address}`)?.title ?? address;
}
