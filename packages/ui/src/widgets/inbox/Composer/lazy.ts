import { lazy } from 'react';
import { lazyWithPreload } from '../../../lazyWithPreload';

/* Loaded on demand: most replies have neither attachments nor templates. */

export const ReplyFiles = lazyWithPreload(async () => (await import('./ReplyFiles')).ReplyFiles);

export const TemplateDialog = lazy(() =>
  import('./TemplateDialog').then((module) => ({ default: module.TemplateDialog })),
);
