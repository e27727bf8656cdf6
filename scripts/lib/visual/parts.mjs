/** Number of consecutive runs that share the stories. All stories of a run share two pages, which the next run recreates. */
export const storyParts = 2;

/** Vitest arguments for each part. @param {number} parts @returns {string[][]} */
export const shardsOf = (parts) =>
  parts === 1 ? [[]] : Array.from({ length: parts }, (_, index) => [`--shard=${index + 1}/${parts}`]);
