export { AssignDialog, type AssignDialogProps } from './AssignDialog';
export { AssignMenu, type AssignMenuProps } from './AssignMenu';
