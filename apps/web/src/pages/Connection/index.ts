export { Connection as default } from './Connection';
