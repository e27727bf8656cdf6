export { PictureDialog, type PictureDialogProps } from './PictureDialog';
