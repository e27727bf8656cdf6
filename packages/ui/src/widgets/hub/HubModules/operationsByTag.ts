import type { HubModuleApi } from '@concordia/api-client';

export type Operation = HubModuleApi['operations'][number];

/** Operations under one tag; `null` holds those that have none. */
export interface OperationGroup {
  tag: string | null;
  operations: readonly Operation[];
}

const saysOf = ({ method, path, operation_id: id, summary }: Operation): string =>
  [method, path, id, summary].join(' ').toLowerCase();

/**
 * Operations by their tags, in the order in which the document brings them; those without a tag come last.
 *
 * @param query words that all must be found in method, path, id or summary, whatever their case; empty takes every operation.
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
