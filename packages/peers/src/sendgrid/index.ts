export { startSendgridPeer } from './sendgrid-peer.js';
