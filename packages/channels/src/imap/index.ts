export { mailAccountOf } from './account.js';
export { connectImap } from './connect.js';
export { mailboxEnvelopes } from './envelopes.js';
export type * from './transport.js';
