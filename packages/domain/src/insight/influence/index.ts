/** Who is pointed at by whom, and how much that says. */
export * from './moving-rank.js';
export * from './pagerank.js';
