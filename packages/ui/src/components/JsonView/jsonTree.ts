/** JSON has no cycles, so values contain none. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface JsonNode {
  /** Unique in the tree: the path, and for a range also its bounds. */
  id: string;
  /** A path expression from the root, `$`. */
  path: string;
  /** Key or index in the parent; undefined for the root and for ranges. */
  name?: string;
  /** For a range, the value that contains it. */
  value: Json;
  /** The entries a range represents; `end` is exclusive. */
  range?: { first: number; end: number };
}

/** Maximum rows under one parent. More are divided into ranges, recursively. */
const mostRows = 100;

/** Distinguished by `Array.isArray`. */
export type Holder = readonly Json[] | { readonly [key: string]: Json };

export const isHolder = (value: Json): value is Holder => typeof value === 'object' && value !== null;

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

export const sizeOf = (holder: Holder): number => (isList(holder) ? holder.length : Object.keys(holder).length);

export const rootOf = (value: Json): JsonNode => ({ id: '$', path: '$', value });

/** `$.contacts[3]["full name"]` */
function pathOf(parent: string, key: string, inList: boolean): string {
  if (inList) return `${parent}[${key}]`;
  return /^[A-Za-z_$][\w$]*$/.test(key) ? `${parent}.${key}` : `${parent}[${JSON.stringify(key)}]`;
}

function ranges({ path, value }: JsonNode, first: number, end: number): JsonNode[] {
  let width = mostRows;
  while ((end - first) / width > mostRows) width *= mostRows;
  return Array.from({ length: Math.ceil((end - first) / width) }, (_, index) => {
    const range = { first: first + index * width, end: Math.min(end, first + (index + 1) * width) };
    return { id: `${path} ${range.first}-${range.end}`, path, value, range };
  });
}

/** Avoids materializing all entries of an array. */
function entriesOf(holder: Holder, first: number, end: number): [string, Json][] {
  return isList(holder)
    ? holder.slice(first, end).map((child, index) => [String(first + index), child])
    : Object.entries(holder).slice(first, end);
}

/** The child rows; none for primitive and empty values. */
export function childrenOf(node: JsonNode): JsonNode[] {
  const { value, path } = node;
  if (!isHolder(value)) return [];
  const { first, end } = node.range ?? { first: 0, end: sizeOf(value) };
  if (end - first > mostRows) return ranges(node, first, end);
  const inList = isList(value);
  return entriesOf(value, first, end).map(([name, child]) => {
    const childPath = pathOf(path, name, inList);
    return { id: childPath, path: childPath, name, value: child };
  });
}

/** Clipboard text of a row: strings as they are, everything else as JSON. */
export function textOf({ value, range }: JsonNode): string {
  if (typeof value === 'string') return value;
  if (!range || !isHolder(value)) return JSON.stringify(value, null, 2);
  const part = isList(value)
    ? value.slice(range.first, range.end)
    : Object.fromEntries(entriesOf(value, range.first, range.end));
  return JSON.stringify(part, null, 2);
}

/** Ids of the rows to expand initially. Ranges are excluded, as they would show thousands of rows at once. */
export function openTo(node: JsonNode, depth: number): string[] {
  if (depth <= 0 || node.range || !isHolder(node.value) || sizeOf(node.value) === 0) return [];
  return [node.id, ...childrenOf(node).flatMap((child) => openTo(child, depth - 1))];
}
