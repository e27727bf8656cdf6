export { MergeConversations, type MergeConversationsProps } from './MergeConversations';
export { useRegroup } from './useRegroup';
