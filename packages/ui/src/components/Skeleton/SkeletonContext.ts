import { createContext, use } from 'react';

export const SkeletonContext = createContext(false);

/** True inside a loading `Skeleton`. Components with their own shape then render it empty. */
export function useIsSkeleton(): boolean {
  return use(SkeletonContext);
}
