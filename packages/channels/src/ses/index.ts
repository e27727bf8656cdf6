export { connectSes } from './connect.js';
