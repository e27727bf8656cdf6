export { FileMedia, type FileMediaProps } from './FileMedia';
export { FileName } from './FileName';
export { isPdf, isPicture } from './fileTypes';
