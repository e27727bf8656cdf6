/** `outline` is for unknown statuses. */
export type StatusTone = 'positive' | 'neutral' | 'negative' | 'outline';

/** From the specification's table. */
const tones: Record<string, StatusTone> = {
  connected: 'positive',
  active: 'positive',
  delivered: 'positive',
  pending: 'neutral',
  disconnected: 'negative',
  failed: 'negative',
  error: 'negative',
};

/** An absent or empty status: a module that has never reported is not connected. */
const absent = 'disconnected';

/** Trims and lower-cases the status, and falls back to "disconnected". */
export const statusOf = (status: string | null | undefined): string => status?.trim().toLowerCase() || absent;

export function statusTone(status: string | null | undefined): StatusTone {
  const meant = statusOf(status);
  return Object.hasOwn(tones, meant) ? (tones[meant] ?? 'outline') : 'outline';
}
