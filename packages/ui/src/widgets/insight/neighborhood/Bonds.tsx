import type { NeighborRelationship } from '@concordia/api-client';
import type { Spot } from './layOut';
import * as styles from './Neighborhood.css';

export interface BondsProps {
  relationships: readonly NeighborRelationship[];
  /** Positions by id. Nodes without a position get no line. */
  spots: ReadonlyMap<string, Spot>;
  /** The node whose lines are highlighted. */
  litId: string | null;
}

/** Messages from which a line is thicker: a few, and a regular exchange. */
const MIDDLE = 5;
const HEAVY = 25;

const weightOf = (messages: number) => (messages >= HEAVY ? 'heavy' : messages >= MIDDLE ? 'middle' : 'light');

/** Lines between nodes that exchanged messages. Hidden from screen readers: the nodes say the same in words. */
export function Bonds({ relationships, spots, litId }: BondsProps) {
  return (
    <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      {relationships.map(({ from, to, kind, messages }) => {
        const start = spots.get(from);
        const end = spots.get(to);
        if (start === undefined || end === undefined) return null;
        return (
          <line
            key={`${from} ${kind} ${to}`}
            x1={start.inline * 100}
            y1={start.block * 100}
            x2={end.inline * 100}
            y2={end.block * 100}
            className={styles.line({ kind, weight: weightOf(messages), lit: from === litId || to === litId })}
          />
        );
      })}
    </svg>
  );
}
