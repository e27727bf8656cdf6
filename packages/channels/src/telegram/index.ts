export { connectTelegram } from './connect.js';
