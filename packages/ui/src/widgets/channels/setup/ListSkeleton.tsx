import { Bone } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';

export function ListSkeleton() {
  return (
    <Stack gap="lg" width="form">
      <Bone shape="block" height="2.5rem" />
      <Bone shape="block" height="2.5rem" />
      <Bone shape="block" height="2.5rem" />
    </Stack>
  );
}
