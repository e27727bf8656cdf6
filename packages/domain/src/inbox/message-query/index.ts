/** The message search language: words, and the operators of the selector search. */
export * from './query.js';
export { MESSAGE_OPERATORS, readSearch } from './read.js';
