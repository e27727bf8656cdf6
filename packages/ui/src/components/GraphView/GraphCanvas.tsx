import { type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useStrings } from '../../locale';
import { graphViewStrings } from '../../strings/generated/graphView';
import { EmptyState } from '../EmptyState';
import { anchorsOf } from './anchors';
import { ClusterNames, placeNames } from './ClusterNames';
import { createRenderer, type GraphRenderer } from './createRenderer';
import { fadingOf } from './fading';
import * as styles from './GraphView.css';
import type { GraphData, Neighbors } from './graph';
import type { Positions } from './layOut';
import type { Focus } from './looks';
import { PrintedGraph } from './PrintedGraph';
import { useGraphKeys } from './useGraphKeys';
import { useThemeChanges } from './useThemeChanges';

export type GraphCanvasHandle = Pick<GraphRenderer, 'fit' | 'show' | 'zoomIn' | 'zoomOut'> & {
  /** `null` while nothing is drawn. */
  picture: () => HTMLCanvasElement | null;
};

interface GraphCanvasProps {
  data: GraphData;
  positions: Positions;
  neighbors: Neighbors;
  selected: string | null;
  path: readonly string[];
  /** Strengths of the edges at another time, in their order. */
  strengths: ArrayLike<number> | undefined;
  onSelect: (id: string | null) => void;
  label: string;
  /** What is said of a node. */
  describe: (id: string) => string;
  ref?: Ref<GraphCanvasHandle>;
}

/** The drawing, with arrow keys that lead from node to node. Loaded with its libraries when it is first seen. */
export function GraphCanvas(props: GraphCanvasProps) {
  const { data, positions, neighbors, selected, path, strengths, onSelect, label, describe, ref } = props;
  const words = useStrings(graphViewStrings);
  const theme = useThemeChanges();
  const probe = useRef<HTMLSpanElement>(null);
  const names = useRef<HTMLDivElement>(null);
  const [renderer, setRenderer] = useState<GraphRenderer | 'failed' | null>(null);
  const ready = renderer === 'failed' ? null : renderer;
  const fading = useMemo(() => (strengths === undefined ? null : fadingOf(data, strengths)), [data, strengths]);
  const anchors = useMemo(() => anchorsOf(data, positions), [data, positions]);
  const { current, setCurrent, said, keys } = useGraphKeys({
    renderer: ready,
    first: data.nodes[0]?.id,
    selected,
    onSelect,
    describe,
  });
  const focus = useMemo((): Focus => {
    const isNeighbor = (one: string, other: string) => neighbors.get(one)?.has(other) === true;
    return { selected, current, path, fading, isNeighbor };
  }, [selected, current, path, fading, neighbors]);
  const latest = useRef({ onSelect, focus });
  useEffect(() => {
    latest.current = { onSelect, focus };
  });

  const draw = useCallback(
    (canvas: HTMLDivElement) => {
      if (probe.current === null) return undefined;
      try {
        const made = createRenderer({
          canvas,
          probe: probe.current,
          data,
          positions,
          focus: latest.current.focus,
          onPoint: setCurrent,
          onPress: (id) => latest.current.onSelect(id),
          onRendered: ({ toScreen }) => placeNames(names.current, anchors, toScreen),
        });
        setRenderer(made);
        return made.end;
      } catch {
        setRenderer('failed');
        return undefined;
      }
    },
    [data, positions, anchors, setCurrent],
  );

  useEffect(() => ready?.focusOn(focus), [ready, focus]);

  useImperativeHandle(ref, () => ({
    fit: () => ready?.fit(),
    show: (id) => ready?.show(id),
    zoomIn: () => ready?.zoomIn(),
    zoomOut: () => ready?.zoomOut(),
    picture: () => ready?.picture() ?? null,
  }));

  if (renderer === 'failed')
    return <EmptyState size="compact" title={words.notDrawn} description={words.notDrawnHelp} />;
  return (
    <div role="application" aria-label={label} aria-roledescription={words.role} className={styles.stage} {...keys}>
      <span ref={probe} className={styles.probe} />
      {/* Colors are read once, so a change of the theme draws anew. */}
      <div key={theme} ref={draw} className={styles.canvas} aria-hidden />
      <PrintedGraph picture={() => ready?.picture() ?? null} />
      <ClusterNames anchors={anchors} ref={names} />
      <span role="status" className={styles.said}>
        {said}
      </span>
    </div>
  );
}
