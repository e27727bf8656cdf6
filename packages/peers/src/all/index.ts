export { CONTROL_WORDS } from '../kit/control-words.js';
export type { PeerOptions, ProviderPeer } from '../kit/peer.js';
export { HUMAN_DELAYS } from '../kit/receipts.js';
export { type PeerEntry, peerOf, SIMULATABLE, type StartPeer } from './peers.js';
export type { PeerRule } from './rules.js';
