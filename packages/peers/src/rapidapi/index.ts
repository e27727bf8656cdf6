export { type RapidapiPeer, startRapidapiPeer } from './rapidapi-peer.js';
