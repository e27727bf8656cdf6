export { CopyButton, type CopyButtonProps } from './CopyButton';
export { CopyField, type CopyFieldProps } from './CopyField';
