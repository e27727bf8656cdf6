export { signedForm } from './sign.js';
export { startTwilioPeer } from './twilio-peer.js';
