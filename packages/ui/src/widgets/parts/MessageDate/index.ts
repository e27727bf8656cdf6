export { MessageDate } from './MessageDate';
