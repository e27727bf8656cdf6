import { MESSAGE_STATUSES } from '@concordia/domain';
import { Skeleton, SkeletonShape } from '../../../components/Skeleton';
import * as styles from './MessageBoard.css';

export function BoardSkeleton() {
  return (
    <div className={styles.boardSkeleton}>
      {MESSAGE_STATUSES.map((status) => (
        <div key={status} className={styles.columnSkeleton}>
          <CardSkeleton />
        </div>
      ))}
    </div>
  );
}

export function CardSkeleton() {
  return (
    <Skeleton isLoading>
      <div className={styles.skeleton}>
        {['70%', '55%', '80%'].map((width) => (
          <div key={width} className={styles.skeletonCard}>
            <SkeletonShape width={width} />
            <SkeletonShape width="95%" />
            <SkeletonShape width="88%" />
            <SkeletonShape width="40%" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
