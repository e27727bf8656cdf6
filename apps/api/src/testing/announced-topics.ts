import type { Engine } from '../database/engine.js';

/** @returns a function that returns the topics of each change since its last call, sorted. */
export async function followTopics(engine: Engine): Promise<() => Promise<string[][]>> {
  let last = await newest(engine);
  return async () => {
    const rows = await engine.writer
      .selectFrom('change_log')
      .select(['seq', 'topics'])
      .where('seq', '>', last)
      .orderBy('seq')
      .execute();
    last = rows.at(-1)?.seq ?? last;
    return rows.map(({ topics }) => topics.split(','));
  };
}

async function newest({ writer }: Engine): Promise<number> {
  const row = await writer
    .selectFrom('change_log')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .executeTakeFirst();
  return row?.seq ?? 0;
}
