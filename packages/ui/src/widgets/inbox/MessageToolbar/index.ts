export { MessageToolbar, type MessageToolbarProps } from './MessageToolbar';
export { MobileToolbar, type MobileToolbarProps } from './MobileToolbar';
