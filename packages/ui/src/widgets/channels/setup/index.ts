export { ListBones } from './ListBones';
export { SetupRow } from './SetupRow';
export { useDeed } from './useDeed';
export { useListState } from './useListState';
