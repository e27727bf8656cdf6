import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';

export function ListSkeleton() {
  return (
    <Stack gap="lg" width="form">
      <SkeletonShape shape="block" height="2.5rem" />
      <SkeletonShape shape="block" height="2.5rem" />
      <SkeletonShape shape="block" height="2.5rem" />
    </Stack>
  );
}
