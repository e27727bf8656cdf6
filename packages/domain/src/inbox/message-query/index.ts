/** The message search language: words, and the operators of the selector search. */
export * from './complete.js';
export { MESSAGE_OPERATORS } from './operators.js';
export * from './query.js';
export { beginsWith, readSearch } from './read.js';
