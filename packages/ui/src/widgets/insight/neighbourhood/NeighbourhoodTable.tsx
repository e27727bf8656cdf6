import type { Neighbourhood, NeighbourNode } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { RelativeTime } from '../../../components/RelativeTime';
import { useFigure, useStrings } from '../../../locale';
import { neighbourhoodStrings } from '../../../strings/neighbourhood';
import { bondOf } from './bonds';
import * as styles from './Neighbourhood.css';
import { useBondWords } from './useBondWords';

export interface NeighbourhoodTableProps {
  neighbourhood: Neighbourhood;
  onCenter: (node: NeighbourNode) => void;
}

/** Scrollable areas need a tab stop, which not every browser adds. */
const reachable = { tabIndex: 0 };

/** The same data as a table, for screen readers. Includes all loaded neighbors. */
export function NeighbourhoodTable({ neighbourhood, onCenter }: NeighbourhoodTableProps) {
  const words = useStrings(neighbourhoodStrings);
  const { center, nodes } = neighbourhood;
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
            <Row key={node.entity_id} node={node} neighbourhood={neighbourhood} onCenter={onCenter} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ node, neighbourhood, onCenter }: NeighbourhoodTableProps & { node: NeighbourNode }) {
  const words = useStrings(neighbourhoodStrings);
  const say = useBondWords();
  const figure = useFigure();
  const { messages, replyMinutes, lastAt } = bondOf(
    neighbourhood.center.entity_id,
    node.entity_id,
    neighbourhood.relationships,
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
