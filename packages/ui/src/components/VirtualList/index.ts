export { type RowFocusProps, VirtualList, type VirtualListHandle, type VirtualListProps } from './VirtualList';
