export {
  ComboBox,
  type ComboBoxOption,
  type ComboBoxProps,
  type ComboBoxSection,
  type ComboBoxValue,
} from './ComboBox';
export { ComboBoxContext } from './ComboBoxContext';
