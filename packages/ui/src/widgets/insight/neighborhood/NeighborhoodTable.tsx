import type { Neighborhood, NeighborNode } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { RelativeTime } from '../../../components/RelativeTime';
import { useFigure, useStrings } from '../../../locale';
import { neighborhoodStrings } from '../../../strings/neighborhood';
import { bondOf } from './bonds';
import * as styles from './Neighborhood.css';
import { useBondWords } from './useBondWords';

export interface NeighborhoodTableProps {
  neighborhood: Neighborhood;
  onCenter: (node: NeighborNode) => void;
}

/** Scrollable areas need a tab stop, which not every browser adds. */
const reachable = { tabIndex: 0 };

/** The same data as a table, for screen readers. Includes all loaded neighbors. */
export function NeighborhoodTable({ neighborhood, onCenter }: NeighborhoodTableProps) {
  const words = useStrings(neighborhoodStrings);
  const { center, nodes } = neighborhood;
  const label = words.picture({ name: center.name, shown: nodes.length });
  return (
    <div role="region" aria-label={label} {...reachable} className={styles.scroller}>
      <table aria-label={label} className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.head()}>
              {words.head.name}
            </th>
            <th scope="col" className={styles.head()}>
              {words.head.kind}
            </th>
            <th scope="col" className={styles.head({ align: 'end' })}>
              {words.head.messages}
            </th>
            <th scope="col" className={styles.head({ align: 'end' })}>
              {words.head.reply}
            </th>
            <th scope="col" className={styles.head()}>
              {words.head.last}
            </th>
          </tr>
        </thead>
        <tbody>
          {nodes.map((node) => (
            <Row key={node.entity_id} node={node} neighborhood={neighborhood} onCenter={onCenter} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ node, neighborhood, onCenter }: NeighborhoodTableProps & { node: NeighborNode }) {
  const words = useStrings(neighborhoodStrings);
  const say = useBondWords();
  const figure = useFigure();
  const { messages, replyMinutes, lastAt } = bondOf(
    neighborhood.center.entity_id,
    node.entity_id,
    neighborhood.relationships,
  );
  return (
    <tr>
      <th scope="row" className={styles.cell()}>
        <Button size="small" tone="quiet" onPress={() => onCenter(node)}>
          {node.name}
        </Button>
      </th>
      <td className={styles.cell()}>{say.kindOf(node)}</td>
      <td className={styles.cell({ align: 'end' })}>{figure(messages)}</td>
      <td className={styles.cell({ align: 'end' })}>
        {replyMinutes === null ? words.none : words.time({ minutes: replyMinutes })}
      </td>
      <td className={styles.cell()}>{lastAt === null ? words.none : <RelativeTime instant={lastAt} />}</td>
    </tr>
  );
}
