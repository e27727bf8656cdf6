import { lazy } from 'react';
import { lazyWithPreload } from '../../../lazyWithPreload';

/* Loaded on demand: most replies have neither attachments nor templates. */

export const ReplyFiles = lazyWithPreload(async () => (await import('./ReplyFiles')).ReplyFiles);

/** The recipients of an email: most messages are only read. */
export const Recipients = lazyWithPreload(async () => (await import('../Recipients')).Recipients);

/** Which account a reply leaves by; most channels have one. */
export const FromAccount = lazyWithPreload(async () => (await import('./FromAccount')).FromAccount);

export const TemplateDialog = lazy(() =>
  import('./TemplateDialog').then((module) => ({ default: module.TemplateDialog })),
);
