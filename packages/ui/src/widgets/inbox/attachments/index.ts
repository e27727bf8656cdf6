export { AttachmentList } from './AttachmentList';
