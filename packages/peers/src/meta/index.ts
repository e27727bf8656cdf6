export { startInstagramPeer, startMessengerPeer } from './page-peer.js';
export { startWhatsappPeer } from './whatsapp-peer.js';
