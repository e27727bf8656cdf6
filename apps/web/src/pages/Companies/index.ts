export { Companies as default } from './Companies';
