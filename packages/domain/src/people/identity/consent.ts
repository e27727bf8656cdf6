/** Whether somebody may be written to at a handle: they said yes, they said no, or nobody has asked. */
export const CONSENTS = ['in', 'out', 'unknown'] as const;

export type Consent = (typeof CONSENTS)[number];
