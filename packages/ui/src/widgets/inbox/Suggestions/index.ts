export { SuggestionChips } from './SuggestionChips';
export { Suggestions, type SuggestionsProps } from './Suggestions';
