export type { DeskItem } from './deskItem';
export type { Openable } from './deskPage';
export { isFiltered, type MessageFilters, NO_FILTERS, sameFilters, without } from './filters';
export { type Touched, together } from './touched';
export { type ChangeMessage, useChangeMessage } from './useChangeMessage';
export { useMessageStore, useRefreshMessages } from './useMessageEdits';
export { useStats } from './useStats';
export { useOfferUndo } from './useTriage';
