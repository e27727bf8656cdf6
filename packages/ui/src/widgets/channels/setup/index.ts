export { ListSkeleton } from './ListSkeleton';
export { SetupRow } from './SetupRow';
export { shownFields } from './shownFields';
export { useAction } from './useAction';
export { useListState } from './useListState';
