export { FileTrigger, type FileTriggerProps } from './FileTrigger';
export { PickButton, type PickButtonProps } from './PickButton';
export { PickIconButton, type PickIconButtonProps } from './PickIconButton';
