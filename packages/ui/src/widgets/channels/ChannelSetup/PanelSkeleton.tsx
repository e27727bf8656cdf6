import { Bone } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';

export function PanelSkeleton() {
  return (
    <Stack gap="lg" width="form">
      <Bone width="40%" />
      <Bone shape="block" height="3.5rem" />
      <Bone shape="block" height="3.5rem" />
      <Bone shape="block" height="3.5rem" />
      <Bone width="60%" />
    </Stack>
  );
}
