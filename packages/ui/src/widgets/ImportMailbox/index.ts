export { ImportMailbox, type ImportMailboxProps } from './ImportMailbox';
export { ImportStrip, type ImportStripProps } from './ImportStrip';
export { useImportNews } from './useImportNews';
