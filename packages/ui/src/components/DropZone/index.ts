export { DropZone, type DropZoneProps } from './DropZone';
export { DropZoneContext } from './DropZoneContext';
