export { StrangerDialog, type StrangerDialogProps } from './StrangerDialog';
