import { lazyWithPreload } from '../../../lazyWithPreload';

/* What other screens need of imports, without loading the whole widget. */
export { ImportStrip, type ImportStripProps } from '../ImportMailbox/ImportStrip';
export { useUnfinishedImport } from '../ImportMailbox/useUnfinishedImport';

/** Loaded on demand: only needed once an import ends. */
export const ImportNews = lazyWithPreload(async () => (await import('../ImportMailbox/ImportNews')).ImportNews);
