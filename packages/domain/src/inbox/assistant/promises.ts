/** The sentences of a text of ours in which we say that we will do something; in their own words. */
export { promiseSentences as promisesIn } from '../promises/promises.js';
