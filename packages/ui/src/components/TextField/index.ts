export { TextField, type TextFieldProps } from './TextField';
export { TextFieldContext } from './TextFieldContext';
