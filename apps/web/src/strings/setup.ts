import { section } from '@concordia/ui/locale';

/** What the page of the setup says: its parts, and how the program is. */
export const setupStrings = section('setup', ({ bytes, counted }) => ({
  title: 'Channel Setup',
  description: 'Connect channels, set automation limits, import email.',
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
  selectHelp: 'Each channel lists what you need, where to find it, and a connection test.',
  allChannels: 'All channels',
  mode: { checking: 'Checking...', live: 'Live Mode', sim: 'Simulation Mode' },
  /** What the mode says: it is the server's, not that of a channel. */
  modeHelp: { checking: 'Contacting the server', live: 'Server reachable', sim: 'Server not reachable' },
  simulatedChannels: (count: number) => `${counted(count, 'channel', 'channels')} simulated`,
  failingChannels: (count: number) => `${counted(count, 'channel', 'channels')} failing`,
  status: 'Status',
  check: 'Check again',
  silent: 'The program does not say how it is',
  ok: 'OK',
  degraded: 'Degraded',
  database: 'Database',
  jobs: 'Jobs',
  disk: 'Disk',
  sending: 'Sending',
  free: (amount: number) => `${bytes(amount)} free`,
  /** @param dead jobs that were given up. */
  queue: (waiting: number, dead: number) =>
    `${waiting === 0 ? 'Nothing waits' : `${counted(waiting, 'job', 'jobs')} waiting`}${dead === 0 ? '' : `, ${counted(dead, 'dead letter', 'dead letters')}`}`,
  /** @param since how long it runs. */
  version: (version: string, since: string) => `Concordia ${version}, running for ${since}`,
}));
