/** The assistant: compiles questions to plans of reading tools, and writes answers from what they read. */

export { type Citation, distinctCitations, type Sentence, verified } from './answers/sentence.js';
export * from './answers.js';
export * from './digest.js';
export { EXAMPLES } from './examples.js';
export type { DealFact, NamedPerson, PersonFact, PromiseFact, RiskFact } from './facts.js';
export { planQuestion, type Understood } from './grammar/plan-question.js';
export * from './plan.js';
export * from './promises.js';
export type { Since } from './question.js';
export { returnedBy } from './returned.js';
export * from './trust/index.js';
