export { type ChangeMessage, useChangeMessage } from './useChangeMessage';
export { useRefreshMessages } from './useMessageEdits';
export { useStats } from './useStats';
