/** A secret that is shorter than this would be half told by its end. */
const LEAST = 12;

/** What may be shown of a secret so that a person knows which one it is. */
export const lastFourOf = (secret: string): string => (secret.length < LEAST ? '' : secret.slice(-4));
