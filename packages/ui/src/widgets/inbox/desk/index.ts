export { DeskLayer, type DeskLayerProps } from './DeskLayer';
export type { DeskHandlers } from './deskActions';
