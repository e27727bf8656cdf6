import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type PageModule = Promise<{ default: ComponentType }>;

/** A page, loaded when it is first visited, or earlier by `preload`. */
export interface LazyPage {
  readonly Component: LazyExoticComponent<ComponentType>;
  readonly preload: () => PageModule;
}

function lazyPage(load: () => PageModule): LazyPage {
  return { Component: lazy(load), preload: load };
}

/** Every page by its path. */
export const pages = {
  '/': lazyPage(() => import('../../pages/Dashboard')),
  '/intelligence': lazyPage(() => import('../../pages/Intelligence')),
  '/contacts': lazyPage(() => import('../../pages/Contacts')),
  '/analytics': lazyPage(() => import('../../pages/Analytics')),
  '/connection': lazyPage(() => import('../../pages/Connection')),
  '/setup': lazyPage(() => import('../../pages/Setup')),
} as const satisfies Record<string, LazyPage>;

export type PagePath = keyof typeof pages;

export const notFound = lazyPage(() => import('../../pages/NotFound'));
