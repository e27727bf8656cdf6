import { Skeleton, SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';

export function ThreadSkeleton() {
  return (
    <Skeleton isLoading>
      <Stack gap="sm">
        <SkeletonShape width="40%" />
        <SkeletonShape width="92%" />
        <SkeletonShape width="84%" />
        <SkeletonShape width="60%" />
      </Stack>
    </Skeleton>
  );
}
