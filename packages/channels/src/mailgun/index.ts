export { connectMailgun } from './connect.js';
