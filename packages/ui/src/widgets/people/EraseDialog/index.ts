export { EraseDialog, type EraseDialogProps } from './EraseDialog';
