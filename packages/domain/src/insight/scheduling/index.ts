/** What to do first, and what fits into a day. */
export * from './apparent-tardiness.js';
export * from './estimates.js';
export * from './job.js';
export * from './knapsack.js';
export * from './local-search.js';
export * from './plan-day.js';
export * from './plan-task.js';
export * from './proposals.js';
export * from './queue.js';
export * from './repeatable-chance.js';
export * from './working-hours.js';
