export { ButtonGroup, type ButtonGroupProps } from './ButtonGroup';
export { ToggleButtonGroup, type ToggleButtonGroupProps, type ToggleOption } from './ToggleButtonGroup';
export { ToggleButtonGroupContext } from './ToggleButtonGroupContext';
