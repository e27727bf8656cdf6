export { RowSkeleton } from './RowSkeleton';
