export { CannedReplies, type CannedRepliesProps } from './CannedReplies';
