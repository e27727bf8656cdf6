import { lazy } from 'react';
import { lazyWithPreload } from '../../../lazyWithPreload';

/* Loaded on demand: most replies have neither attachments nor templates. */

export const ReplyFiles = lazyWithPreload(async () => (await import('./ReplyFiles')).ReplyFiles);

/** Menus are large, and most messages are written without them. */
export const SendTimesMenu = lazyWithPreload(async () => (await import('./SendTimesMenu')).SendTimesMenu);
export const CannedReplyMenu = lazyWithPreload(async () => (await import('./CannedReplyMenu')).CannedReplyMenu);

/** The recipients of an email: most messages are only read. */
export const Recipients = lazyWithPreload(async () => (await import('../Recipients')).Recipients);

/** Which account a reply leaves by; most channels have one. */
export const FromAccount = lazyWithPreload(async () => (await import('./FromAccount')).FromAccount);

export const TemplateDialog = lazy(() =>
  import('./TemplateDialog').then((module) => ({ default: module.TemplateDialog })),
);
