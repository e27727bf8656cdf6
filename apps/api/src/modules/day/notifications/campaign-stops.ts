/** The key under which somebody hears once that a campaign stopped at an instant, ms since the epoch. It alone says which campaign. */
export const stopKey = (campaignId: string, at: number): string => `${stopKeysOf(campaignId)}${at}`;

/** How the keys of all stops of a campaign begin. */
export const stopKeysOf = (campaignId: string): string => `campaign_stopped:${campaignId}:`;

/** @returns `null` for the key of something else. */
export const campaignOfKey = (dedupeKey: string): string | null =>
  /^campaign_stopped:([^:]+):/.exec(dedupeKey)?.[1] ?? null;
