import { Skeleton, SkeletonShape } from '../../../components/Skeleton';
import * as styles from './MessageDetail.css';

export function DetailSkeleton() {
  return (
    <Skeleton isLoading>
      <div className={styles.content}>
        <SkeletonShape shape="block" width="60%" height="1.625rem" />
        <div className={styles.skeletonHead}>
          <SkeletonShape shape="round" width="3rem" height="3rem" />
          <div className={styles.skeletonNames}>
            <SkeletonShape width="60%" />
            <SkeletonShape width="40%" />
          </div>
        </div>
        <SkeletonShape width="75%" />
        <SkeletonShape width="94%" />
        <SkeletonShape width="88%" />
        <SkeletonShape width="91%" />
        <SkeletonShape width="50%" />
      </div>
    </Skeleton>
  );
}
