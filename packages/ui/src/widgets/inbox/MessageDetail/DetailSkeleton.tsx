import { Bone, Skeleton } from '../../../components/Skeleton';
import * as styles from './MessageDetail.css';

export function DetailSkeleton() {
  return (
    <Skeleton isLoading>
      <div className={styles.content}>
        <Bone shape="block" width="60%" height="1.625rem" />
        <div className={styles.skeletonHead}>
          <Bone shape="round" width="3rem" height="3rem" />
          <div className={styles.skeletonNames}>
            <Bone width="60%" />
            <Bone width="40%" />
          </div>
        </div>
        <Bone width="75%" />
        <Bone width="94%" />
        <Bone width="88%" />
        <Bone width="91%" />
        <Bone width="50%" />
      </div>
    </Skeleton>
  );
}
