export type { DeskItem } from './deskItem';
export { isFiltered, type MessageFilters, NO_FILTERS, sameFilters, without } from './filters';
export type { Openable } from './goingOn';
export { type ChangeMessage, useChangeMessage } from './useChangeMessage';
export { useMessageStore, useRefreshMessages } from './useMessageEdits';
export { useStats } from './useStats';
export { useOfferUndo } from './useTriage';
