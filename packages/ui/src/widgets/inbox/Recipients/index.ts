export { Recipients, type RecipientsProps } from './Recipients';
