export { ComposeDialog, type ComposeDialogProps } from './ComposeDialog';
export { OutreachDialog, type OutreachDialogProps } from './OutreachDialog';
