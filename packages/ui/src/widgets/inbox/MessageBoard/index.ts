export { MessageBoard, type MessageBoardProps } from './MessageBoard';
