export { connectPostmark } from './connect.js';
