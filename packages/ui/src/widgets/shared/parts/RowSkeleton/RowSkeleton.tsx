import { Skeleton, SkeletonShape } from '../../../../components/Skeleton';
import * as styles from './RowSkeleton.css';

export function RowSkeleton() {
  return (
    <Skeleton isLoading>
      {['45%', '60%', '38%', '52%'].map((width) => (
        <div key={width} className={styles.row}>
          <SkeletonShape width={width} />
          <SkeletonShape width="94%" />
          <SkeletonShape width="70%" />
        </div>
      ))}
    </Skeleton>
  );
}
