/** Consent for a handle: given, refused, or unknown. */
export const CONSENTS = ['in', 'out', 'unknown'] as const;

export type Consent = (typeof CONSENTS)[number];
