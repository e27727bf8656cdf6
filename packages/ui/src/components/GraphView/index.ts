export { GraphView, type GraphViewProps } from './GraphView';
export type { GraphData, GraphEdge, GraphNode } from './graph';
