export { startXPeer } from './x-peer.js';
