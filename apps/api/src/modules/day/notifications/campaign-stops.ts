/** Dedupe key of a campaign's stop at an instant, in ms since the epoch. A notification names its campaign only here. */
export const stopKey = (campaignId: string, at: number): string => `${stopKeysOf(campaignId)}${at}`;

export const stopKeysOf = (campaignId: string): string => `campaign_stopped:${campaignId}:`;

/** @returns `null` for other kinds of keys. */
export const campaignOfKey = (dedupeKey: string): string | null =>
  /^campaign_stopped:([^:]+):/.exec(dedupeKey)?.[1] ?? null;
