/** Examples of named schemas, captured from the demo workspace or a test. */
export const channelsExamples = {
  ChannelConnection: {
    channel: 'sms',
    name: 'SMS (Twilio)',
    mode: 'simulated',
    since: '2026-09-21T09:30:00.000Z',
    quietHours: null,
    limits: {
      maxLength: 1600,
      hasSubject: false,
      windowHours: null,
      canStart: true,
    },
    redirectUrl: null,
    provider: 'twilio',
    account: null,
    health: 'untested',
    healthReason: null,
    checkedAt: null,
    expiresAt: null,
    webhookUrl: 'http://127.0.0.1:4600/webhooks/sms',
    publicUrl: null,
    settings: {
      accountSid: 'AC1',
    },
    secrets: [
      {
        name: 'authToken',
        lastFour: 'rity',
        updatedAt: '2026-11-20T09:30:00.000Z',
      },
    ],
    missing: ['fromNumber'],
  },
  SetupFile: {
    product: 'concordia',
    version: 1,
    exportedAt: '2026-11-20T09:30:00.000Z',
    config: {
      guardrails: {
        L1: true,
      },
      channels: {
        sms: {
          connected: true,
        },
      },
    },
    channels: [
      {
        channel: 'sms',
        provider: 'twilio',
        settings: {
          accountSid: 'AC1',
          fromNumber: '+46701234567',
        },
      },
    ],
    checksum: '451a5805920730c539031e80a2279b9b351c25d7c93dc473ef2178bcd760b04d',
    secrets: {
      kdf: 'scrypt',
      cost: 131072,
      blockSize: 8,
      parallelism: 1,
      cipher: 'aes-256-gcm',
      salt: '3+MMw8gZkS+wPiLRLBVkdA==',
      iv: 'OlR6bzelTsn/rH1L',
      tag: '1PHSCPFRbOrxqZ8NhRdixA==',
      data: 'zNHu/jFPL0DBgLFOi/CX7346hMBR8vVpwvaYVc0RWMMjnnH719URHd/IrmM13sYcsnghNJ/CRlxORD1bIttQf7D55EVHvh79NEOHtayHDcxhUow3hdPacK7POoWfsZaam+3MAMJDakTXj/UCKRDaKViymVcR',
    },
  },
  SetupImport: {
    file: {
      product: 'concordia',
      version: 1,
      exportedAt: '2026-11-20T09:30:00.000Z',
      config: {
        guardrails: {
          L1: true,
        },
        channels: {
          sms: {
            connected: true,
          },
        },
      },
      channels: [
        {
          channel: 'sms',
          provider: 'twilio',
          settings: {
            accountSid: 'AC1',
            fromNumber: '+46701234567',
          },
        },
      ],
      checksum: '451a5805920730c539031e80a2279b9b351c25d7c93dc473ef2178bcd760b04d',
      secrets: {
        kdf: 'scrypt',
        cost: 131072,
        blockSize: 8,
        parallelism: 1,
        salt: '3+MMw8gZkS+wPiLRLBVkdA==',
        cipher: 'aes-256-gcm',
        iv: 'OlR6bzelTsn/rH1L',
        tag: '1PHSCPFRbOrxqZ8NhRdixA==',
        data: 'zNHu/jFPL0DBgLFOi/CX7346hMBR8vVpwvaYVc0RWMMjnnH719URHd/IrmM13sYcsnghNJ/CRlxORD1bIttQf7D55EVHvh79NEOHtayHDcxhUow3hdPacK7POoWfsZaam+3MAMJDakTXj/UCKRDaKViymVcR',
      },
    },
    passphrase: 'correct horse battery staple',
  },
  SetupImported: {
    config: {
      guardrails: {
        L1: true,
      },
      channels: {
        sms: {
          connected: true,
        },
      },
    },
    channels: [
      {
        channel: 'sms',
        provider: 'twilio',
        secrets: [],
        missing: ['authToken'],
      },
    ],
  },
  SimulatedReception: {
    id: '2123710586024886272',
  },
  TestResult: {
    ok: true,
    label: 'Sending a text message',
    message: 'The message was sent.',
    simulated: true,
    ts: '2026-11-20T09:30:00.000Z',
  },
  TwitterStatus: {
    connected: true,
  },
};
