export { ProjectPicker, type ProjectPickerProps } from './ProjectPicker';
