import { lazyWithPreload } from '../../../lazyWithPreload';

/** Loaded when a tile is pointed at or focused. */
export const AttachmentViewer = lazyWithPreload(async () => (await import('./AttachmentViewer')).AttachmentViewer);
