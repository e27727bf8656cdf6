export { DatePicker, type DatePickerProps } from './DatePicker';
export { DatePickerContext } from './DatePickerContext';
