export { MobileInbox, type MobileInboxProps } from './MobileInbox';
