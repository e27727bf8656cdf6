export { DealBoard, type DealBoardProps } from './DealBoard';
export { DealDialog, type DealDialogProps } from './DealDialog';
