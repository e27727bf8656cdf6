export { ListSkeleton } from './ListSkeleton';
export { SetupRow } from './SetupRow';
export { useAction } from './useAction';
export { useListState } from './useListState';
