export { selfSigned } from './certificate.js';
export { startSesPeer } from './ses-peer.js';
