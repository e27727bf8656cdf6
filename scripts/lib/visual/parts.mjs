/** In how many runs the stories are looked at, one after the other. All stories of a run share two pages, which are made anew for the next. */
export const storyParts = 2;

/** Vitest's words for each part. @param {number} parts @returns {string[][]} */
export const shardsOf = (parts) =>
  parts === 1 ? [[]] : Array.from({ length: parts }, (_, index) => [`--shard=${index + 1}/${parts}`]);
