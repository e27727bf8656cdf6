export { Setup as default } from './Setup';
