import { lazyWithPreload } from '../../../lazyWithPreload';

/* What other screens say about imports, apart from the widget itself: whoever takes this does not load all that dropping files takes. */
export { ImportStrip, type ImportStripProps } from '../ImportMailbox/ImportStrip';
export { useUnfinishedImport } from '../ImportMailbox/useUnfinishedImport';

/** The words of an ending are needed when there is one. */
export const ImportNews = lazyWithPreload(async () => (await import('../ImportMailbox/ImportNews')).ImportNews);
