export { TaskDialog, type TaskDialogProps } from './TaskDialog';
