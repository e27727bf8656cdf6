export { startLinkedinPeer } from './linkedin-peer.js';
