export { startTelegramPeer, type TelegramPeer } from './telegram-peer.js';
