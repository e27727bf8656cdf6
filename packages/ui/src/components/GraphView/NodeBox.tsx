import { useMemo, useState } from 'react';
import { ComboBox, type ComboBoxProps } from '../ComboBox';
import type { GraphNode } from './graph';
import { nodesNamed } from './nodesNamed';

interface NodeBoxProps extends Pick<ComboBoxProps, 'placeholder' | 'icon'> {
  label: string;
  nodes: readonly GraphNode[];
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Chooses a node by its name or cluster. Only matches become options: of thousands, the rest would be rendered for nothing. */
export function NodeBox({ nodes, value, ...box }: NodeBoxProps) {
  const [typed, setTyped] = useState('');
  const options = useMemo(
    () =>
      nodesNamed(nodes, typed, value).map(({ id, name, cluster }) => ({
        id,
        label: name,
        ...(cluster !== undefined && { description: cluster }),
      })),
    [nodes, typed, value],
  );
  return (
    <ComboBox {...box} isLabelHidden size="small" options={options} value={value} isFiltered onInputChange={setTyped} />
  );
}
