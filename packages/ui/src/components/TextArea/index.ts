export { TextArea, type TextAreaProps } from './TextArea';
export { TextAreaContext } from './TextAreaContext';
