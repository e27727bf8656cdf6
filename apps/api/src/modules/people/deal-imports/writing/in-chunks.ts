import { keyChunks } from '../../../../database/in-chunks.js';

/** Asks for what belongs to many keys, as many at a time as a statement takes. */
export async function inChunks<Key, Row>(
  keys: readonly Key[],
  ask: (some: readonly Key[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const some of keyChunks(keys)) rows.push(...(await ask(some)));
  return rows;
}
