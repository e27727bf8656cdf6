/** Past answers for messages of now. */
export { strangeParticulars } from './particulars.js';
export { type Here, type PastPair, refill } from './refill.js';
