export { startPostmarkPeer } from './postmark-peer.js';
