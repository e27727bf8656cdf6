import { lazy, Suspense } from 'react';
import type { GraphTableProps } from './GraphTable';
import * as styles from './GraphView.css';

/** Most readers look at the graph only. */
const GraphTable = lazy(() => import('./GraphTable').then((module) => ({ default: module.GraphTable })));

/** The graph as a list, in the same room. */
export function GraphList(props: GraphTableProps) {
  return (
    <div className={styles.list}>
      <Suspense fallback={null}>
        <GraphTable {...props} />
      </Suspense>
    </div>
  );
}
