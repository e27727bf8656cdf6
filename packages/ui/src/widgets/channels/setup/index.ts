export { ListSkeleton } from './ListSkeleton';
export { SetupRow } from './SetupRow';
export { shownFields } from './shownFields';
export { useAction } from './useAction';
export { type ListReply, useListState } from './useListState';
