import { assignInlineVars } from '@vanilla-extract/dynamic';
import { lazy, type ReactNode, type Ref, Suspense, useId, useRef, useState } from 'react';
import { useStrings } from '../../locale';
import { graphViewStrings } from '../../strings/generated/graphView';
import { text } from '../../theme';
import { EmptyState } from '../EmptyState';
import { SkeletonShape } from '../Skeleton';
import type { GraphCanvasHandle } from './GraphCanvas';
import { GraphDetails } from './GraphDetails';
import { GraphList } from './GraphList';
import { GraphTools } from './GraphTools';
import * as styles from './GraphView.css';
import type { GraphData } from './graph';
import { shortestPath } from './paths';
import { useGraph } from './useGraph';
import { useGraphSelection } from './useGraphSelection';
import { useLayout } from './useLayout';

/** Drawing needs WebGL and its libraries, some 45 kB. */
const GraphCanvas = lazy(() => import('./GraphCanvas').then((module) => ({ default: module.GraphCanvas })));

const noPath: readonly string[] = [];

/** Heights in rem. */
const blockRems = { medium: 24, large: 36 } as const;

export interface GraphViewProps {
  /** Who or what is connected, and by what: "Who knows whom". */
  title: string;
  /** Heading level in the page outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Hides the title visually, where the context already says it. @default false */
  isTitleHidden?: boolean;
  /** What the graph shows, in a sentence. @default the number of names and connections, and who has the most */
  summary?: string;
  /** Names and connections. Keep the object stable: each new one is laid out again. */
  data: GraphData;
  /** Id of the selected node, if controlled; `null` for none. */
  selected?: string | null;
  onSelect?: (id: string | null) => void;
  /** Strengths of the edges at another time, in their order: weaker ones fade, and nothing moves. @default those of the data */
  strengths?: ArrayLike<number>;
  /** What is said of the connection between two nodes on a path, such as "12 messages". */
  describeStep?: (from: string, to: string) => string;
  /** Figures and actions of the selected node: a card over the graph, below it where that is narrow. */
  details?: (id: string) => ReactNode;
  /** Replaces the default empty state if there are no nodes. */
  empty?: ReactNode;
  /** Height: 24 or 36 rem. @default 'medium' */
  size?: keyof typeof blockRems;
  ref?: Ref<HTMLElement>;
}

/** A network of contacts or companies with clusters, search, paths, and the same data as a list. */
export function GraphView({
  title,
  headingLevel = 3,
  isTitleHidden = false,
  summary: ownSummary,
  data,
  strengths,
  describeStep,
  details,
  empty,
  size = 'medium',
  ref,
  ...selection
}: GraphViewProps) {
  const words = useStrings(graphViewStrings);
  const titleId = useId();
  const canvas = useRef<GraphCanvasHandle>(null);
  const [isList, setList] = useState(false);
  const { neighbors, nodes, describe, summary: usualSummary } = useGraph(data);
  const summary = ownSummary ?? usualSummary;
  const layout = useLayout(data);
  const { selected, select, target, setTarget } = useGraphSelection({ nodes, ...selection });
  const path = selected === null || target === null ? null : shortestPath(neighbors, selected, target);
  const find = (id: string | null) => {
    select(id);
    if (id !== null) canvas.current?.show(id);
  };
  const Heading = `h${headingLevel}` as const;
  if (data.nodes.length === 0) return empty ?? <EmptyState size="compact" title={words.empty} />;
  return (
    <section
      ref={ref}
      className={styles.root}
      // What says the title already is a region of that name.
      role={isTitleHidden ? 'group' : undefined}
      aria-labelledby={titleId}
      style={assignInlineVars({ [styles.blockSize]: `${blockRems[size]}rem` })}
    >
      <Heading id={titleId} className={isTitleHidden ? styles.said : text({ style: 'heading' })}>
        {title}
      </Heading>
      <p className={text({ style: 'dense', tone: 'muted' })}>{summary}</p>
      <GraphTools
        title={title}
        data={data}
        selected={selected}
        target={target}
        onFind={find}
        onTarget={setTarget}
        isList={isList}
        onToggle={() => setList(!isList)}
        canvas={() => canvas.current}
      />
      <div className={styles.scene}>
        {isList && (
          <GraphList data={data} neighbors={neighbors} labelledBy={titleId} selected={selected} onSelect={select} />
        )}
        {!isList && layout.is === 'ready' && (
          <Suspense fallback={<SkeletonShape shape="block" height={`${blockRems[size]}rem`} />}>
            <GraphCanvas
              ref={canvas}
              data={layout.data}
              positions={layout.positions}
              neighbors={neighbors}
              selected={selected}
              path={path ?? noPath}
              strengths={strengths}
              onSelect={select}
              label={`${title}. ${summary} ${words.hint}`}
              describe={describe}
            />
          </Suspense>
        )}
        {!isList && layout.is === 'running' && <SkeletonShape shape="block" height={`${blockRems[size]}rem`} />}
        {!isList && layout.is === 'failed' && (
          <EmptyState size="compact" title={words.notDrawn} description={words.notDrawnHelp} />
        )}
        {selected !== null && (
          <GraphDetails
            nodes={nodes}
            selected={selected}
            target={target}
            path={path}
            describe={describe}
            describeStep={describeStep}
            isOver={!isList}
            onSelect={find}
          >
            {details?.(selected)}
          </GraphDetails>
        )}
      </div>
    </section>
  );
}
