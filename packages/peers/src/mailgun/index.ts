export { startMailgunPeer } from './mailgun-peer.js';
