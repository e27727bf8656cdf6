export { Form, type FormProps } from './Form';
export { FormActions, type FormActionsProps, SubmitButton, type SubmitButtonProps } from './FormActions';
export type { FormValues } from './formValues';
export { needed, optional, webAddress } from './validators';
