export { composeStoredMail, type StoredMail } from './compose.js';
