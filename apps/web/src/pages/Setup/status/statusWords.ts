import type { Health } from '@concordia/api-client';
import { spanInWords } from '@concordia/domain';
import { counted, formatBytes } from '@concordia/ui/widgets/ImportMailbox';

export interface StatusLine {
  readonly key: keyof Health['checks'];
  readonly name: string;
  readonly isOk: boolean;
  /** How it is, in a few words. */
  readonly words: string;
}

/** One line for each thing that is checked. What is not well is said in the words of the check. */
export function statusLines({ checks: { database, jobs, disk } }: Health): StatusLine[] {
  const waiting = jobs.waiting === 0 ? 'Nothing waits' : `${counted(jobs.waiting, 'job')} waiting`;
  const dead = jobs.deadLetters === 0 ? '' : `, ${counted(jobs.deadLetters, 'dead letter')}`;
  return [
    { key: 'database', name: 'Database', isOk: database.status === 'ok', words: database.detail },
    {
      key: 'jobs',
      name: 'Jobs',
      isOk: jobs.status === 'ok',
      words: jobs.status === 'ok' ? `${waiting}${dead}` : jobs.detail,
    },
    {
      key: 'disk',
      name: 'Disk',
      isOk: disk.status === 'ok',
      words: disk.status === 'ok' ? `${formatBytes(disk.freeBytes)} free` : disk.detail,
    },
  ];
}

/** Which program this is and since when it runs. */
export const versionWords = ({ version, uptimeSeconds }: Health): string =>
  `Concordia ${version}, running for ${spanInWords(uptimeSeconds * 1000)}`;
