export {
  Skeleton,
  type SkeletonProps,
  SkeletonShape,
  type SkeletonShapeProps,
  SkeletonText,
  type SkeletonTextProps,
} from './Skeleton';
export { useIsSkeleton } from './SkeletonContext';
