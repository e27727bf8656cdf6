export { RAPIDAPI_WORDS, type RapidapiPeer, type RapidapiPeerOptions, startRapidapiPeer } from './rapidapi-peer.js';
