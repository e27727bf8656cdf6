export { DealBoard, type DealBoardProps } from './DealBoard';
