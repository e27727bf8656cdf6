export { MessageDetail, type MessageDetailProps } from './MessageDetail';
