import type { ReactNode } from 'react';
import { useStrings } from '../../locale';
import { graphViewStrings } from '../../strings/generated/graphView';
import { GraphPath } from './GraphPath';
import * as styles from './GraphView.css';
import type { GraphNode } from './graph';

interface GraphDetailsProps {
  nodes: ReadonlyMap<string, GraphNode>;
  selected: string;
  /** The other end of a path; `null` if none was asked for. */
  target: string | null;
  /** From end to end; `null` if nothing leads there. */
  path: readonly string[] | null;
  describe: (id: string) => string;
  describeStep: ((from: string, to: string) => string) | undefined;
  /** Whether it lies over the graph where that is wide. */
  isOver: boolean;
  onSelect: (id: string) => void;
  /** Figures and actions of the selected node, which begin with the name; replaces the words on the screen. */
  children: ReactNode;
}

/** The selected node, or the path from it, which is announced. */
export function GraphDetails(props: GraphDetailsProps) {
  const { nodes, selected, target, path, describe, describeStep, isOver, onSelect, children } = props;
  const words = useStrings(graphViewStrings);
  const nameOf = (id: string) => nodes.get(id)?.name ?? '';
  const hasOwn = target === null && children !== undefined && children !== null && children !== false;
  const said = target === null ? describe(selected) : pathWords(target);
  return (
    <div className={styles.details} data-over={isOver || undefined}>
      <p role="status" className={hasOwn ? styles.said : undefined}>
        {said}
      </p>
      {hasOwn && children}
      {path !== null && path.length > 1 && (
        <GraphPath
          label={said}
          onSelect={onSelect}
          steps={path.map((id, at) => ({
            id,
            name: nameOf(id),
            note: at === 0 ? undefined : describeStep?.(path[at - 1] ?? '', id),
          }))}
        />
      )}
    </div>
  );

  function pathWords(to: string): string {
    const ends = { from: nameOf(selected), to: nameOf(to) };
    return path === null ? words.noPath(ends) : words.path({ ...ends, path: path.map(nameOf).join(' → ') });
  }
}
