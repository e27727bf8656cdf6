import { useMemo } from 'react';
import { useFigure, useStrings } from '../../locale';
import { graphViewStrings } from '../../strings/generated/graphView';
import { type Column, Table } from '../Table';
import type { GraphData, GraphNode, Neighbors } from './graph';

export interface GraphTableProps {
  data: GraphData;
  neighbors: Neighbors;
  labelledBy: string;
  selected: string | null;
  onSelect: (id: string) => void;
}

/** The same graph as a list: who, of what cluster, with how many connections and which are the strongest. */
export function GraphTable({ data, neighbors, labelledBy, selected, onSelect }: GraphTableProps) {
  const words = useStrings(graphViewStrings);
  const figure = useFigure();
  const columns = useMemo((): Column<GraphNode>[] => {
    const nameOf = new Map(data.nodes.map(({ id, name }) => [id, name]));
    const degree = ({ id }: GraphNode) => neighbors.get(id)?.size ?? 0;
    const strongest = ({ id }: GraphNode) =>
      [...(neighbors.get(id) ?? [])]
        .toSorted(([, one], [, other]) => other - one)
        .slice(0, 3)
        .map(([neighbor]) => nameOf.get(neighbor) ?? '');
    return [
      { id: 'name', label: words.columns.name, cell: ({ name }) => name, sortBy: ({ name }) => name },
      {
        id: 'cluster',
        label: words.columns.cluster,
        cell: ({ cluster }) => cluster ?? '',
        sortBy: ({ cluster }) => cluster ?? null,
      },
      { id: 'degree', label: words.columns.degree, align: 'end', cell: (node) => figure(degree(node)), sortBy: degree },
      { id: 'strongest', label: words.columns.strongest, minWidth: 12, cell: (node) => strongest(node).join(', ') },
    ];
  }, [data, neighbors, words, figure]);
  return (
    <Table
      aria-labelledby={labelledBy}
      rows={data.nodes}
      columns={columns}
      getKey={({ id }) => id}
      defaultSort={{ column: 'degree', direction: 'descending' }}
      selectionMode="single"
      selectedKeys={selected === null ? [] : [selected]}
      onAction={onSelect}
      maxHeight="100%"
    />
  );
}
