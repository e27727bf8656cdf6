import { createContext, use } from 'react';

/** Whether the layout around is a stand-in for data that has not come yet. */
export const SkeletonContext = createContext(false);

/** True inside a loading `Skeleton`. Components that have a shape of their own draw that shape, empty, when it is. */
export function useIsSkeleton(): boolean {
  return use(SkeletonContext);
}
