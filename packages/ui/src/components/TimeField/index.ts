export { TimeField, type TimeFieldProps } from './TimeField';
export { TimeFieldContext } from './TimeFieldContext';
