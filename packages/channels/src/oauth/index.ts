export type * from './answers.js';
export { addressWith } from './authorize.js';
export { askForTokens, askToRevoke, challengeOf, type OAuthParties } from './endpoints.js';
