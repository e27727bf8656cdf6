export { SelectorSearch, type SelectorSearchProps } from './SelectorSearch';
