import { Bone, Skeleton } from '../../../../components/Skeleton';
import * as styles from './RowSkeleton.css';

export function RowSkeleton() {
  return (
    <Skeleton isLoading>
      {['45%', '60%', '38%', '52%'].map((width) => (
        <div key={width} className={styles.row}>
          <Bone width={width} />
          <Bone width="94%" />
          <Bone width="70%" />
        </div>
      ))}
    </Skeleton>
  );
}
