export { connectInstagram, connectMessenger } from './page/connect.js';
export { connectWhatsapp } from './whatsapp/connect.js';
