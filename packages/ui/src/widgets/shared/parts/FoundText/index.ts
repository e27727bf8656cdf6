export { FoundText, type FoundTextProps } from './FoundText';
