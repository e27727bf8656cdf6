export { ToggleButton, type ToggleButtonProps } from './ToggleButton';
export { ToggleButtonContext } from './ToggleButtonContext';
export { ToggleIconButton, type ToggleIconButtonProps } from './ToggleIconButton';
