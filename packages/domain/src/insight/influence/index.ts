export * from './moving-rank.js';
export * from './pagerank.js';
