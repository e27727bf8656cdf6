export { connectTwilio } from './connect.js';
