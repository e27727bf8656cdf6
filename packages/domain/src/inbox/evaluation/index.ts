/** Reads a history as of then and compares with what was done. */

export { actionOf } from '../intents/next-action.js';
export { type Answered, answeredIn, type HistoryMessage } from './answered.js';
export { type Compared, type Evaluation, evaluate, type Figure } from './figures.js';
export { embeddedReading, outcomeOf, type Reading, rulesReading } from './readings.js';
export { tableOf } from './table.js';
