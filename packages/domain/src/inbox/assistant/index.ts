/** The assistant: understands questions and reads conversations without a model. */
export * from './answers.js';
export * from './digest.js';
export * from './promises.js';
export * from './question.js';
