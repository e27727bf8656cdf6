import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';

export function PanelSkeleton() {
  return (
    <Stack gap="lg" width="form">
      <SkeletonShape width="40%" />
      <SkeletonShape shape="block" height="3.5rem" />
      <SkeletonShape shape="block" height="3.5rem" />
      <SkeletonShape shape="block" height="3.5rem" />
      <SkeletonShape width="60%" />
    </Stack>
  );
}
