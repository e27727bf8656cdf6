export type { OAuthRefusal, OAuthTokens } from '../oauth/index.js';
export { challengeOf } from '../oauth/index.js';
export { mailAccountOf } from './account.js';
export { connectImap } from './connect.js';
export { connectSignedIn } from './connect-signed-in.js';
export { mailboxEnvelopes } from './envelopes.js';
export { MAIL_SERVICES, mailServersOf } from './services.js';
export * from './sign-in.js';
export type * from './transport.js';
