import type { Ref } from 'react';
import { useStrings } from '../../locale';
import { motionStrings } from '../../strings/generated/motion';
import { Skeleton, SkeletonShape, SkeletonText } from '../Skeleton';
import { Text } from '../Text';
import type { TickerLayout } from './Ticker.css';
import * as styles from './Ticker.css';

interface TickerSkeletonProps {
  layout?: TickerLayout;
  ref?: Ref<HTMLDivElement>;
}

/** Shown while the items load, at their height, so that nothing below moves. */
export function TickerSkeleton({ layout = 'stacked', ref }: TickerSkeletonProps) {
  const { likelyHeadline } = useStrings(motionStrings);
  return (
    <Skeleton ref={ref} isLoading>
      <div className={styles.root({ layout })}>
        <div className={styles.stage}>
          <span>
            <SkeletonText>{likelyHeadline}</SkeletonText>
          </span>
          {layout === 'stacked' && (
            <Text size="caption">
              <SkeletonText>{likelyHeadline.slice(0, 24)}</SkeletonText>
            </Text>
          )}
        </div>
        {layout === 'stacked' && (
          <div className={styles.barToCome}>
            <SkeletonShape width="40%" />
          </div>
        )}
      </div>
    </Skeleton>
  );
}
