export { MergeSuggestions, type MergeSuggestionsProps } from './MergeSuggestions';
