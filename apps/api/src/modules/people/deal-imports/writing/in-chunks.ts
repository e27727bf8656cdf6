/** Values of one statement; databases limit its parameters. */
const CHUNK = 500;

/** Asks for many values a chunk at a time. */
export async function inChunks<Value, Row>(
  values: readonly Value[],
  ask: (some: readonly Value[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < values.length; at += CHUNK) rows.push(...(await ask(values.slice(at, at + CHUNK))));
  return rows;
}
