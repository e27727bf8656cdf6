import { type Later, later } from '@concordia/ui/later';
import type { ComponentType } from 'react';

/** A page, loaded when it is first visited, or earlier by `preload`. */
export type LazyPage = Later<object>;

const lazyPage = (load: () => Promise<{ default: ComponentType }>): LazyPage =>
  later(() => load().then((module) => module.default));

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

/** The page of a path, as the routes choose it. */
export const pageOf = (path: string): LazyPage => Object.entries(pages).find(([own]) => own === path)?.[1] ?? notFound;
