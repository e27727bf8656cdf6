export {
  ComboBox,
  type ComboBoxOption,
  type ComboBoxProps,
  type ComboBoxSection,
  type ComboBoxValue,
} from './ComboBox';
