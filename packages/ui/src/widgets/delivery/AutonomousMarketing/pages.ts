/** So many campaigns are read at once. */
export const CAMPAIGNS_PAGE = 20;

/** So many decisions are. */
export const DECISIONS_PAGE = 10;
