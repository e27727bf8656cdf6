export { NoMatches, type NoMatchesProps } from './NoMatches';
