export { connectTwilio, connectTwilioWhatsapp } from './connect.js';
