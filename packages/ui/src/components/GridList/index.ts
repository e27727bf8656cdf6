export { GridList, type GridListProps } from './GridList';
