/** Rows per statement: the widest table here has six columns, and a statement takes 32,766 values. */
const AT_ONCE = 500;

export function inChunks<Item>(items: readonly Item[]): Item[][] {
  const chunks: Item[][] = [];
  for (let start = 0; start < items.length; start += AT_ONCE) chunks.push(items.slice(start, start + AT_ONCE));
  return chunks;
}
