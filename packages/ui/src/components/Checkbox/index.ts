export { Checkbox, type CheckboxProps } from './Checkbox';
export { CheckboxContext } from './CheckboxContext';
export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup';
export { CheckboxGroupContext } from './CheckboxGroupContext';
