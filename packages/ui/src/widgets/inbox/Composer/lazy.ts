import { lazy } from 'react';
import { lazyWithPreload } from '../../../lazyWithPreload';

/*
 * Most answers are a text. What takes files along, and what fills in templates, is brought when somebody wants it.
 */

export const ReplyFiles = lazyWithPreload(async () => (await import('./ReplyFiles')).ReplyFiles);

export const TemplateDialog = lazy(() =>
  import('./TemplateDialog').then((module) => ({ default: module.TemplateDialog })),
);
