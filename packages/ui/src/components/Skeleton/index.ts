export { Bone, type BoneProps, Skeleton, type SkeletonProps, SkeletonText, type SkeletonTextProps } from './Skeleton';
export { useIsSkeleton } from './SkeletonContext';
