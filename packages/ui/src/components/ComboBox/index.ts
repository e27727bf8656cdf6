export { ComboBox, type ComboBoxOption, type ComboBoxProps, type ComboBoxSection } from './ComboBox';
