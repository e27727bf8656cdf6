import { section } from '@concordia/ui/locale';

/** Where mail comes in, and how the program is. */
export const setupStrings = section('setup', ({ bytes, counted }) => ({
  title: 'Channel Setup',
  description: 'Bring your mail in, and say which addresses are yours.',
  mode: { checking: 'Checking...', live: 'Live Mode', simulation: 'Simulation Mode' },
  status: 'Status',
  check: 'Check again',
  silent: 'The program does not say how it is',
  ok: 'OK',
  degraded: 'Degraded',
  database: 'Database',
  jobs: 'Jobs',
  disk: 'Disk',
  free: (amount: number) => `${bytes(amount)} free`,
  /** @param dead jobs that were given up. */
  queue: (waiting: number, dead: number) =>
    `${waiting === 0 ? 'Nothing waits' : `${counted(waiting, 'job', 'jobs')} waiting`}${dead === 0 ? '' : `, ${counted(dead, 'dead letter', 'dead letters')}`}`,
  /** @param since how long it runs. */
  version: (version: string, since: string) => `Concordia ${version}, running for ${since}`,
}));
