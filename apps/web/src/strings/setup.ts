import { section } from '@concordia/ui/locale';

/** What the page of the setup says: its parts, and how the program is. */
export const setupStrings = section('setup', ({ bytes, counted }) => ({
  title: 'Channel Setup',
  description: 'Connect your channels, say what automations may do, and bring your mail in.',
  sections: 'Parts of the setup',
  section: {
    channels: 'Channels',
    import: 'Import',
    workspace: 'Workspace',
    undelivered: 'Dead letters',
    status: 'Status',
  },
  sidebar: 'Channels and automation',
  automation: 'Automation',
  select: 'Select a Channel',
  selectHelp: 'Each has its own steps: what you need, where to find it, and a test that tells whether it works.',
  allChannels: 'All channels',
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
