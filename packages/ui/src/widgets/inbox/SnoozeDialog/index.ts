export { SnoozeDialog, type SnoozeDialogProps } from './SnoozeDialog';
