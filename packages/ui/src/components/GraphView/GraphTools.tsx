import { useStrings } from '../../locale';
import { graphViewStrings } from '../../strings/generated/graphView';
import { Button, IconButton } from '../Button';
import type { GraphCanvasHandle } from './GraphCanvas';
import { GraphDownloads } from './GraphDownloads';
import * as styles from './GraphView.css';
import type { GraphData } from './graph';
import { NodeBox } from './NodeBox';

interface GraphToolsProps {
  title: string;
  data: GraphData;
  selected: string | null;
  target: string | null;
  onFind: (id: string | null) => void;
  onTarget: (id: string | null) => void;
  isList: boolean;
  onToggle: () => void;
  canvas: () => GraphCanvasHandle | null;
}

/** Finds a node, and the way from the chosen one to another; zooms; changes between graph and list. */
export function GraphTools({
  title,
  data,
  selected,
  target,
  onFind,
  onTarget,
  isList,
  onToggle,
  canvas,
}: GraphToolsProps) {
  const words = useStrings(graphViewStrings);
  const { nodes } = data;
  return (
    <div className={styles.tools}>
      <div className={styles.find}>
        <NodeBox
          label={words.find}
          placeholder={words.findPlaceholder}
          icon="search"
          nodes={nodes}
          value={selected}
          onChange={onFind}
        />
      </div>
      {selected !== null && (
        <div className={styles.find}>
          <NodeBox label={words.pathTo} placeholder={words.pathTo} nodes={nodes} value={target} onChange={onTarget} />
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
        <GraphDownloads title={title} data={data} canvas={canvas} />
        <Button size="small" tone="quiet" onPress={onToggle}>
          {isList ? words.showGraph : words.showList}
        </Button>
      </span>
    </div>
  );
}
