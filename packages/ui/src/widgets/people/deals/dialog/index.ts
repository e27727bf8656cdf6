export { DealDialog, type DealDialogProps } from './DealDialog';
