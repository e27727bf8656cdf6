export { MessageMarks } from './MessageMarks';
