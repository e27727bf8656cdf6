export { connectSendgrid } from './connect.js';
