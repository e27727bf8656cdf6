/** Any value that JSON can write. It has no cycles: JSON cannot write them. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** One row of the tree. */
export interface JsonNode {
  /** Unique in the tree: its path, and for a range also where that begins and ends. */
  id: string;
  /** How code would reach it from the whole value, which is `$`. */
  path: string;
  /** Key or index in what holds it; the whole value and ranges have none. */
  name?: string;
  /** The value. That of a range is what holds it. */
  value: Json;
  /** The part of a long list or object that a range stands for: places from `first`, and before `end`. */
  range?: { first: number; end: number };
}

/** Rows under one parent. What has more is divided into ranges, and those again: no step shows more than so many. */
const mostRows = 100;

/** A list or an object, told apart by `Array.isArray`. */
export type Holder = readonly Json[] | { readonly [key: string]: Json };

export const isHolder = (value: Json): value is Holder => typeof value === 'object' && value !== null;

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** How many entries a list or an object has. */
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

/** Some entries, with their keys or indexes, without writing down those of the whole. */
function entriesOf(holder: Holder, first: number, end: number): [string, Json][] {
  return isList(holder)
    ? holder.slice(first, end).map((child, index) => [String(first + index), child])
    : Object.entries(holder).slice(first, end);
}

/** The rows under a row. None under what holds nothing. */
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

/** What a row stands for, as text for the clipboard: a text as it is, everything else as JSON. */
export function textOf({ value, range }: JsonNode): string {
  if (typeof value === 'string') return value;
  if (!range || !isHolder(value)) return JSON.stringify(value, null, 2);
  const part = isList(value)
    ? value.slice(range.first, range.end)
    : Object.fromEntries(entriesOf(value, range.first, range.end));
  return JSON.stringify(part, null, 2);
}

/** Rows to open at first: so many levels from the whole value down, but no ranges, which would show thousands at once. */
export function openTo(node: JsonNode, depth: number): string[] {
  if (depth <= 0 || node.range || !isHolder(node.value) || sizeOf(node.value) === 0) return [];
  return [node.id, ...childrenOf(node).flatMap((child) => openTo(child, depth - 1))];
}
