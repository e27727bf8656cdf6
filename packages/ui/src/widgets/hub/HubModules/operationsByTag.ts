import type { HubModuleApi } from '@concordia/api-client';

export type Operation = HubModuleApi['operations'][number];

/** `tag: null` holds untagged operations. */
export interface OperationGroup {
  tag: string | null;
  operations: readonly Operation[];
}

const saysOf = ({ method, path, operation_id: id, summary }: Operation): string =>
  [method, path, id, summary].join(' ').toLowerCase();

/**
 * Groups operations by tag, in document order; untagged ones come last.
 *
 * @param query words that must all occur in method, path, id or summary, case-insensitively; empty matches everything.
 */
export function operationsByTag(operations: readonly Operation[], query: string): OperationGroup[] {
  const wanted = query
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
  const found = operations.filter((operation) => {
    const says = saysOf(operation);
    return wanted.every((word) => says.includes(word));
  });
  const groups = Map.groupBy(found, ({ tag }) => tag);
  return [...groups]
    .map(([tag, inside]) => ({ tag, operations: inside }))
    .toSorted((one, other) => Number(one.tag === null) - Number(other.tag === null));
}
