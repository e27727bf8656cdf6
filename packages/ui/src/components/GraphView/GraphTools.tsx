import { useMemo } from 'react';
import { useStrings } from '../../locale';
import { graphViewStrings } from '../../strings/generated/graphView';
import { Button, IconButton } from '../Button';
import { ComboBox } from '../ComboBox';
import type { GraphCanvasHandle } from './GraphCanvas';
import * as styles from './GraphView.css';
import type { GraphNode } from './graph';

interface GraphToolsProps {
  nodes: readonly GraphNode[];
  selected: string | null;
  target: string | null;
  onFind: (id: string | null) => void;
  onTarget: (id: string | null) => void;
  isList: boolean;
  onToggle: () => void;
  canvas: () => GraphCanvasHandle | null;
}

/** Finds a node, and the way from the chosen one to another; zooms; changes between graph and list. */
export function GraphTools({ nodes, selected, target, onFind, onTarget, isList, onToggle, canvas }: GraphToolsProps) {
  const words = useStrings(graphViewStrings);
  const options = useMemo(
    () =>
      nodes.map(({ id, name, cluster }) => ({
        id,
        label: name,
        ...(cluster !== undefined && { description: cluster }),
      })),
    [nodes],
  );
  return (
    <div className={styles.tools}>
      <div className={styles.find}>
        <ComboBox
          label={words.find}
          isLabelHidden
          placeholder={words.findPlaceholder}
          icon="search"
          size="small"
          options={options}
          value={selected}
          onChange={onFind}
        />
      </div>
      {selected !== null && (
        <div className={styles.find}>
          <ComboBox
            label={words.pathTo}
            isLabelHidden
            placeholder={words.pathTo}
            size="small"
            options={options}
            value={target}
            onChange={onTarget}
          />
        </div>
      )}
      <span className={styles.buttons}>
        {!isList && (
          <>
            <IconButton icon="plus" size="small" label={words.zoomIn} onPress={() => canvas()?.zoomIn()} />
            <IconButton icon="minus" size="small" label={words.zoomOut} onPress={() => canvas()?.zoomOut()} />
            <Button size="small" tone="quiet" onPress={() => canvas()?.fit()}>
              {words.fit}
            </Button>
          </>
        )}
        <Button size="small" tone="quiet" onPress={onToggle}>
          {isList ? words.showGraph : words.showList}
        </Button>
      </span>
    </div>
  );
}
