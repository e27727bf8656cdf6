import type { Health } from '@concordia/api-client';
import type { TextOf } from '@concordia/ui/locale';
import type { setupStrings } from '../../../strings/generated/setup';

export interface StatusLine {
  readonly key: keyof Health['checks'];
  readonly name: string;
  readonly isOk: boolean;
  readonly said: string;
}

/** One line per check. Failed checks show their own message. */
export function statusLines(
  { checks: { database, jobs, disk, sending } }: Health,
  words: TextOf<typeof setupStrings>,
): StatusLine[] {
  const isWell = { database: database.status === 'ok', jobs: jobs.status === 'ok', disk: disk.status === 'ok' };
  return [
    { key: 'database', name: words.database, isOk: isWell.database, said: database.detail },
    {
      key: 'jobs',
      name: words.jobs,
      isOk: isWell.jobs,
      said: isWell.jobs ? words.queue({ waiting: jobs.waiting, dead: jobs.deadLetters }) : jobs.detail,
    },
    {
      key: 'disk',
      name: words.disk,
      isOk: isWell.disk,
      said: isWell.disk ? words.free({ amount: disk.freeBytes }) : disk.detail,
    },
    { key: 'sending', name: words.sending, isOk: sending.status === 'ok', said: sending.detail },
  ];
}
