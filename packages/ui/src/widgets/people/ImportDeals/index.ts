export { ImportDealsDialog, type ImportDealsDialogProps } from './ImportDealsDialog';
