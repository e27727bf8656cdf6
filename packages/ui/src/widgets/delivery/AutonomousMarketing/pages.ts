export const CAMPAIGNS_PAGE = 20;

export const DECISIONS_PAGE = 10;
