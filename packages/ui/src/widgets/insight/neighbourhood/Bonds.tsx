import type { NeighbourRelationship } from '@concordia/api-client';
import type { Spot } from './layOut';
import * as styles from './Neighbourhood.css';

export interface BondsProps {
  relationships: readonly NeighbourRelationship[];
  /** Where each one stands, by id. Whoever has no place has no line. */
  spots: ReadonlyMap<string, Spot>;
  /** The lines of this one are brought out. */
  litId: string | null;
}

/** From so many messages on a line is heavier: a few, and a running conversation. */
const MIDDLE = 5;
const HEAVY = 25;

const weightOf = (messages: number) => (messages >= HEAVY ? 'heavy' : messages >= MIDDLE ? 'middle' : 'light');

/** The lines between those who wrote to each other, and to companies. They say nothing that the nodes do not say in words. */
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
