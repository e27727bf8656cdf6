export { EditStagesDialog, type EditStagesDialogProps } from './EditStagesDialog';
