export { ListedMessage, type ListedMessageProps } from './ListedMessage';
