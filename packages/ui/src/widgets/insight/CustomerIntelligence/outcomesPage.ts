export const OUTCOMES_PAGE = 50;
