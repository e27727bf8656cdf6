export { Intelligence as default } from './Intelligence';
