/** What the assistant understands, and what it reads out of conversations, without any model. */
export * from './answers.js';
export * from './digest.js';
export * from './promises.js';
export * from './question.js';
