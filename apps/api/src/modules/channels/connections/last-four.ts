/** Shorter secrets would be half revealed by their last four characters. */
const LEAST = 12;

/** The last characters of a secret, which identify it to its owner; empty if it is too short. */
export const lastFourOf = (secret: string): string => (secret.length < LEAST ? '' : secret.slice(-4));
