// Written by `npm run generate` from messages/en/setup.json.
import { section } from '@concordia/ui/locale';

export const setupStrings = section('pages/setup', ({ bytes, counted, figure, form }) => ({
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
  mode: {
    checking: 'Checking...',
    live: 'Live Mode',
    sim: 'Simulation Mode',
  },
  modeHelp: {
    checking: 'Contacting the server',
    live: 'Server reachable',
    sim: 'Server not reachable',
  },
  simulatedChannels: ({ count }: { count: number }) => `${counted(count, 'channel', 'channels')} simulated`,
  failingChannels: ({ count }: { count: number }) => `${counted(count, 'channel', 'channels')} failing`,
  status: 'Status',
  check: 'Check again',
  silent: 'The program does not say how it is',
  ok: 'OK',
  degraded: 'Degraded',
  database: 'Database',
  jobs: 'Jobs',
  disk: 'Disk',
  sending: 'Sending',
  free: ({ amount }: { amount: number }) => `${bytes(amount)} free`,
  queue: ({ waiting, dead }: { waiting: number; dead: number }) => `${waiting === 0 ? 'Nothing waits' : counted(waiting, 'job waiting', 'jobs waiting')}${dead === 0 ? '' : form(dead, `, ${figure(dead)} dead letter`, `, ${figure(dead)} dead letters`)}`,
  version: ({ version, since }: { version: string; since: string }) => `Concordia ${version}, running for ${since}`,
}));
