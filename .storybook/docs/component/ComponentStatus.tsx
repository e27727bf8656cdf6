import { statusLabels } from './Status';
import { useDocsOf } from './useComponentDocs';

interface ComponentStatusProps {
  name: string;
  className: string;
}

/** The status of a component in two words: "Stable since 0.1.0". Suspends while its documentation loads. */
export function ComponentStatus({ name, className }: ComponentStatusProps) {
  const docs = useDocsOf(name);
  if (docs === null) return null;
  const { is, since } = docs.status;
  return (
    <span className={className} data-status={is}>
      {statusLabels[is]} since {since}
    </span>
  );
}
