import { Bone, Skeleton } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';

export function ThreadSkeleton() {
  return (
    <Skeleton isLoading>
      <Stack gap="sm">
        <Bone width="40%" />
        <Bone width="92%" />
        <Bone width="84%" />
        <Bone width="60%" />
      </Stack>
    </Skeleton>
  );
}
