export { ToggleButton, type ToggleButtonProps } from './ToggleButton';
export { ToggleIconButton, type ToggleIconButtonProps } from './ToggleIconButton';
