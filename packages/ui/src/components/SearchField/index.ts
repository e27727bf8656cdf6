export { SearchField, type SearchFieldProps } from './SearchField';
export { SearchFieldContext } from './SearchFieldContext';
