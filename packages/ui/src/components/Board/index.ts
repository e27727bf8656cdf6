export { Board, type BoardProps } from './Board';
export { BoardCard, type BoardCardProps } from './BoardCard';
export { BoardColumn, type BoardColumnProps } from './BoardColumn';
export type { BoardColumnInfo } from './useColumnFacts';
