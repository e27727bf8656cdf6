/** So many outcomes are read at once. */
export const OUTCOMES_PAGE = 50;
