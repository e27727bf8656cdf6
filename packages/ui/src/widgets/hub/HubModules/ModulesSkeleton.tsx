import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Skeleton, SkeletonText } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { StatusBadge } from '../../../components/StatusBadge';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { hubModuleStrings } from '../../../strings/generated/hubModule';
import * as styles from './HubModules.css';

const ROWS = ['first', 'second', 'third', 'fourth'];

/** As tall as `ModuleRow`, so that content below does not shift when the modules load. */
export function ModulesSkeleton() {
  return (
    <Skeleton isLoading>
      <Stack as="ul" gap="md" hasDividers>
        {ROWS.map((row) => (
          <RowSkeleton key={row} />
        ))}
      </Stack>
    </Skeleton>
  );
}

function RowSkeleton() {
  const words = useStrings(hubModuleStrings);
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <Stack gap="xs">
          <Inline gap="sm">
            <Text as="span" weight="semibold">
              <SkeletonText>{words.title}</SkeletonText>
            </Text>
            <StatusBadge status={null} />
          </Inline>
          <div className={styles.address}>
            <SkeletonText>{words.neverChecked}</SkeletonText>
          </div>
          <Text as="div" size="caption" tone="muted">
            <SkeletonText>{words.neverChecked}</SkeletonText>
          </Text>
        </Stack>
      </div>
      <Button size="small">{words.details}</Button>
    </li>
  );
}
