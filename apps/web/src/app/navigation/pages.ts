import { type LazyWithPreload, lazyWithPreload } from '@concordia/ui/lazyWithPreload';
import type { ComponentType } from 'react';
import { translatePage, type WordyPage } from '../language/languages';

/** A page loaded on first visit, or earlier by `preload`. */
export type LazyPage = LazyWithPreload<object>;

interface LoadedPage {
  readonly Page: ComponentType;
  readonly preloadView?: (search: string) => Promise<void>;
}

/** Opening a page also loads its view: a skeleton for the view would show for at least 300 ms and then change height. Preloading skips the view. */
const lazyPage = (path: string | null, load: () => Promise<LoadedPage>): LazyPage =>
  lazyWithPreload(async () => {
    const { Page, preloadView } = await load();
    if (path === location.pathname) await preloadView?.(location.search);
    return Page;
  });

/** Loads the words of a page beside its code. */
async function withWords(page: WordyPage, loading: Promise<LoadedPage>): Promise<LoadedPage> {
  const [loaded] = await Promise.all([loading, translatePage(page)]);
  return loaded;
}

export const pages = {
  '/': lazyPage('/', () => import('../../pages/Dashboard').then((module) => ({ Page: module.default }))),
  '/today': lazyPage('/today', () => import('../../pages/Today').then((module) => ({ Page: module.default }))),
  '/intelligence': lazyPage('/intelligence', () =>
    import('../../pages/Intelligence').then((module) => ({ Page: module.default, preloadView: module.preloadView })),
  ),
  '/contacts': lazyPage('/contacts', () => import('../../pages/Contacts').then((module) => ({ Page: module.default }))),
  '/deals': lazyPage('/deals', () => import('../../pages/Deals').then((module) => ({ Page: module.default }))),
  '/companies': lazyPage('/companies', () =>
    import('../../pages/Companies').then((module) => ({ Page: module.default })),
  ),
  '/analytics': lazyPage('/analytics', () =>
    withWords(
      'analytics',
      import('../../pages/Analytics').then((module) => ({ Page: module.default, preloadView: module.preloadView })),
    ),
  ),
  '/connection': lazyPage('/connection', () =>
    withWords(
      'hub',
      import('../../pages/Connection').then((module) => ({ Page: module.default, preloadView: module.preloadView })),
    ),
  ),
  '/setup': lazyPage('/setup', () =>
    withWords(
      'setup',
      import('../../pages/Setup').then((module) => ({ Page: module.default, preloadView: module.preloadView })),
    ),
  ),
} as const satisfies Record<string, LazyPage>;

export type PagePath = keyof typeof pages;

export const notFound = lazyPage(null, () =>
  import('../../pages/NotFound').then((module) => ({ Page: module.default })),
);

export const pageOf = (path: string): LazyPage => Object.entries(pages).find(([own]) => own === path)?.[1] ?? notFound;
