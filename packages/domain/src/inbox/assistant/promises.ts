/** The sentences of our own texts that promise something, verbatim. */
export { promiseSentences as promisesIn } from '../promises/promises.js';
