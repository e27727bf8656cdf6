import { useStrings } from '../../locale';
import { motionStrings } from '../../strings/generated/motion';
import { Bone, Skeleton, SkeletonText } from '../Skeleton';
import { Text } from '../Text';
import * as styles from './Ticker.css';

/** Shown while the items load, at their height, so that nothing below moves. */
export function TickerSkeleton() {
  const { likelyHeadline } = useStrings(motionStrings);
  return (
    <Skeleton isLoading>
      <div className={styles.root}>
        <div className={styles.stage}>
          <span>
            <SkeletonText>{likelyHeadline}</SkeletonText>
          </span>
          <Text size="caption">
            <SkeletonText>{likelyHeadline.slice(0, 24)}</SkeletonText>
          </Text>
        </div>
        <div className={styles.barToCome}>
          <Bone width="40%" />
        </div>
      </div>
    </Skeleton>
  );
}
