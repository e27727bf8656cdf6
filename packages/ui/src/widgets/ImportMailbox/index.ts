export { counted, formatBytes, formatCount } from './amounts';
export { ImportMailbox, type ImportMailboxProps } from './ImportMailbox';
export { ImportStrip, type ImportStripProps } from './ImportStrip';
export { problemWords } from './problemWords';
export { useImportNews } from './useImportNews';
