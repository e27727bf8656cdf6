export { connectLinkedin } from './connect.js';
