/** Examples of named schemas, captured from the demo workspace or a test. */
export const workspaceExamples = {
  Health: {
    status: 'ok',
    version: '0.1.0',
    uptimeSeconds: 3600,
    checks: {
      database: {
        status: 'ok',
        detail: 'SQLite answers.',
      },
      jobs: {
        status: 'ok',
        waiting: 0,
        deadLetters: 0,
        detail: 'Jobs are being done.',
      },
      disk: {
        status: 'ok',
        freeBytes: 64000000000,
        detail: 'There is room.',
      },
      sending: {
        status: 'ok',
        stuck: 0,
        detail: 'Messages leave on time.',
      },
    },
  },
  Member: {
    id: '019bbbd7-2dc0-7e03-848c-b82a620242d9',
    name: 'Theo Marsh',
    email: 'theo@fernhill.example',
    isOwner: false,
  },
  Workspace: {
    id: '0199855b-a5c0-720f-bab2-8567773d8dba',
    name: 'Fernhill',
    ownAddresses: ['mara@fernhill.example'],
    isDemo: true,
    retentionDays: null,
    version: '0.1.0',
  },
  WorkspaceUpdate: {
    name: 'Fernhill',
    ownAddresses: ['mara@fernhill.example'],
  },
};
