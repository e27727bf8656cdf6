export { isFiltered, type MessageFilters, NO_FILTERS, sameFilters, without } from './filters';
export { type ChangeMessage, useChangeMessage } from './useChangeMessage';
export { useRefreshMessages } from './useMessageEdits';
export { useMessageStore } from './useMessageEdits';
export { useOfferUndo } from './useTriage';
export { useStats } from './useStats';
