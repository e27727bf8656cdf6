import { Bone, Skeleton, SkeletonText } from '../Skeleton';
import { Text } from '../Text';
import * as styles from './Ticker.css';

/** About as long as headlines are: the bones break into as many lines. */
const HEADLINE = 'Green coffee ships two days sooner as the port clears its backlog';

/** Shown while the items load, as high as they will be, so that nothing below moves when they come. */
export function TickerSkeleton() {
  return (
    <Skeleton isLoading>
      <div className={styles.root}>
        <div className={styles.stage}>
          <span>
            <SkeletonText>{HEADLINE}</SkeletonText>
          </span>
          <Text size="caption">
            <SkeletonText>{HEADLINE.slice(0, 24)}</SkeletonText>
          </Text>
        </div>
        <div className={styles.barToCome}>
          <Bone width="40%" />
        </div>
      </div>
    </Skeleton>
  );
}
