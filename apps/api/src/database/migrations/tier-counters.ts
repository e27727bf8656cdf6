const TIER = "case when priority >= 80 then 'high' when priority >= 60 then 'medium' else 'low' end";

const counted = (name: string, where = '') =>
  `insert into stat_counter (workspace_id, name, value) select workspace_id, ${name}, count(*) from message ${where} group by 1, 2`;

const IN_COLUMNS = 'where snoozed_until is null';

/** Counts what is stored by the tiers of priority, once; from then on it is kept. */
export const COUNT_TIERS = [
  counted(`'tier:' || ${TIER}`),
  counted(`'channel:' || channel || ':' || ${TIER}`),
  counted(`'status:' || status || ':' || ${TIER}`, IN_COLUMNS),
  counted(`'cell:' || status || ':' || channel || ':' || ${TIER}`, IN_COLUMNS),
] as const;
