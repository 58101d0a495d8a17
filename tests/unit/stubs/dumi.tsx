import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** Stands in for the modules that dumi generates, in unit tests. */
export function Link({
  prefetch,
  ...props
}: ComponentProps<typeof RouterLink> & { prefetch?: string }) {
  return <RouterLink {...props} data-prefetch={prefetch} />;
}

const navigationListeners = new Set<() => void>();

export const history = {
  listen(listener: () => void) {
    navigationListeners.add(listener);
    return () => navigationListeners.delete(listener);
  },
};

/** Notifies the listeners of the history that a navigation begins. */
export const beginNavigation = () => navigationListeners.forEach((listener) => listener());

export const useAppData = () => ({ routes: {}, basename: '/' });

export const useSiteData = () => ({
  themeConfig: {
    name: 'rc-select',
    libraryVersion: '14.16.8',
    repository: 'https://repository.example',
    editLink: 'https://edit.example/{filename}',
  },
});

export const getRouteMetaById = () => undefined;
