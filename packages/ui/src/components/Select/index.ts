export { Select, type SelectOption, type SelectProps } from './Select';
export { SelectContext } from './SelectContext';
