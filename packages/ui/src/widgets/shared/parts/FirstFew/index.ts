export { FirstFew } from './FirstFew';
