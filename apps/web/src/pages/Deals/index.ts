export { Deals as default } from './Deals';
