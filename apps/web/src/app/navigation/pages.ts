import { type LazyWithPreload, lazyWithPreload } from '@concordia/ui/lazyWithPreload';
import type { ComponentType } from 'react';

/** A page, loaded when it is first visited, or earlier by `preload`. */
export type LazyPage = LazyWithPreload<object>;

interface LoadedPage {
  readonly Page: ComponentType;
  /** Loads the view within the page that an address leads to. */
  readonly preloadView?: (search: string) => Promise<void>;
}

/**
 * A page that opens brings its view along: a placeholder for the view would stand for 300 ms at least and then give way to something of another
 * height. A page that is only preloaded leaves its view for later.
 */
const lazyPage = (path: string | null, load: () => Promise<LoadedPage>): LazyPage =>
  lazyWithPreload(async () => {
    const { Page, preloadView } = await load();
    if (path === location.pathname) await preloadView?.(location.search);
    return Page;
  });

/** Every page by its path. */
export const pages = {
  '/': lazyPage('/', () => import('../../pages/Dashboard').then((module) => ({ Page: module.default }))),
  '/intelligence': lazyPage('/intelligence', () =>
    import('../../pages/Intelligence').then((module) => ({ Page: module.default, preloadView: module.preloadView })),
  ),
  '/contacts': lazyPage('/contacts', () => import('../../pages/Contacts').then((module) => ({ Page: module.default }))),
  '/analytics': lazyPage('/analytics', () =>
    import('../../pages/Analytics').then((module) => ({ Page: module.default, preloadView: module.preloadView })),
  ),
  '/connection': lazyPage('/connection', () =>
    import('../../pages/Connection').then((module) => ({ Page: module.default, preloadView: module.preloadView })),
  ),
  '/setup': lazyPage('/setup', () =>
    import('../../pages/Setup').then((module) => ({ Page: module.default, preloadView: module.preloadView })),
  ),
} as const satisfies Record<string, LazyPage>;

export type PagePath = keyof typeof pages;

export const notFound = lazyPage(null, () =>
  import('../../pages/NotFound').then((module) => ({ Page: module.default })),
);

/** The page of a path, as the routes choose it. */
export const pageOf = (path: string): LazyPage => Object.entries(pages).find(([own]) => own === path)?.[1] ?? notFound;
