import { Skeleton, SkeletonShape } from '../../../components/Skeleton';
import * as styles from './DealBoard.css';

export function DealSkeleton() {
  return (
    <Skeleton isLoading>
      <div className={styles.skeleton}>
        {['70%', '55%', '80%', '60%'].map((width) => (
          <div key={width} className={styles.skeletonColumn}>
            <SkeletonShape width={width} />
            <SkeletonShape shape="block" height="7rem" />
            <SkeletonShape shape="block" height="7rem" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
