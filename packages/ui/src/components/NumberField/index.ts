export { NumberField, type NumberFieldProps } from './NumberField';
export { NumberFieldContext } from './NumberFieldContext';
