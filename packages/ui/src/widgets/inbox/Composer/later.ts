import { lazy } from 'react';
import { later } from '../../../later';

/*
 * Most answers are a text. What takes files along, and what fills in templates, is brought when somebody wants it.
 */

export const ReplyFiles = later(async () => (await import('./ReplyFiles')).ReplyFiles);

export const TemplateDialog = lazy(() =>
  import('./TemplateDialog').then((module) => ({ default: module.TemplateDialog })),
);
