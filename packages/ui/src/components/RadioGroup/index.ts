export { Radio, type RadioProps } from './Radio';
export { RadioContext } from './RadioContext';
export { RadioGroup, type RadioGroupProps } from './RadioGroup';
export { RadioGroupContext } from './RadioGroupContext';
