export { connectX } from './connect.js';
export * from './oauth.js';
