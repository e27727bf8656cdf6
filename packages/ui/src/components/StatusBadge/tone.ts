/** How a state is drawn: green, plain, red, or as an outline where nobody has said what it means. */
export type StatusTone = 'positive' | 'neutral' | 'negative' | 'outline';

/** The specification's whole table. */
const tones: Record<string, StatusTone> = {
  connected: 'positive',
  active: 'positive',
  delivered: 'positive',
  pending: 'neutral',
  disconnected: 'negative',
  failed: 'negative',
  error: 'negative',
};

/** What a status that is absent or empty means: a module that has never reported is not connected. */
const absent = 'disconnected';

/** The status that is meant: in lower case, without surrounding space, and "disconnected" where there is none. */
export const statusOf = (status: string | null | undefined): string => status?.trim().toLowerCase() || absent;

/** The tone of a status. */
export function statusTone(status: string | null | undefined): StatusTone {
  const meant = statusOf(status);
  return Object.hasOwn(tones, meant) ? (tones[meant] ?? 'outline') : 'outline';
}
