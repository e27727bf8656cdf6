import type { ImportRun, Message, MessageUpdate, SimulatedMessage, Stats } from '@concordia/api-client';
import type { Channel } from '@concordia/domain';
import { until } from './until.ts';

/** Calls the API of a running app as any other program would. */
export interface Api {
  stats: () => Promise<Stats>;
  /** Every message, newest first, page by page. */
  allMessages: () => Promise<Message[]>;
  upload: (name: string, archive: Buffer, ownAddresses: readonly string[]) => Promise<ImportRun>;
  importRun: (id: string) => Promise<ImportRun>;
  /** Waits until an import ended, well or badly. @param withinMs 90 s unless told */
  ended: (id: string, withinMs?: number) => Promise<ImportRun>;
  /** Has the peer of its usual provider stand behind a channel, as in the demo. */
  simulateChannel: (channel: Channel) => Promise<void>;
  /** Lets a made-up contact write on a simulated channel. */
  simulate: (channel: Channel, message: SimulatedMessage) => Promise<void>;
  update: (messageId: string, change: MessageUpdate) => Promise<void>;
}

async function read<Body>(url: string, init?: RequestInit): Promise<{ body: Body; next: string | undefined }> {
  const reply = await fetch(url, init);
  if (!reply.ok) throw new Error(`${init?.method ?? 'GET'} ${url}: ${reply.status} ${await reply.text()}`);
  const body: Body = await reply.json();
  return { body, next: /<([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1] };
}

const sending = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const hasEnded = ({ state }: ImportRun): boolean => state === 'done' || state === 'failed' || state === 'cancelled';

/** @param address as `RunningApp.address` */
export function apiAt(address: string): Api {
  const importRun = async (id: string): Promise<ImportRun> =>
    (await read<ImportRun>(`${address}/api/imports/${id}`)).body;

  return {
    stats: async () => (await read<Stats>(`${address}/api/analytics/stats`)).body,

    allMessages: async () => {
      const messages: Message[] = [];
      let url: string | undefined = `${address}/api/messages?limit=500`;
      while (url !== undefined) {
        const page: { body: Message[]; next: string | undefined } = await read<Message[]>(url);
        messages.push(...page.body);
        url = page.next && new URL(page.next, address).href;
      }
      return messages;
    },

    upload: async (name, archive, ownAddresses) => {
      const query = new URLSearchParams({ name, ownAddresses: ownAddresses.join(',') });
      const reply = await read<ImportRun>(`${address}/api/imports?${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: new Uint8Array(archive),
      });
      return reply.body;
    },

    importRun,

    ended: (id, withinMs = 90_000) =>
      until(
        `import ${id} has ended`,
        async () => {
          const run = await importRun(id);
          return hasEnded(run) ? run : undefined;
        },
        { withinMs },
      ),

    simulateChannel: async (channel) => {
      await read(`${address}/api/channels/${channel}`, sending('PATCH', { mode: 'simulated' }));
    },

    simulate: async (channel, message) => {
      await read(`${address}/api/channels/${channel}/simulated-messages`, sending('POST', message));
    },

    update: async (messageId, change) => {
      await read(`${address}/api/messages/${messageId}`, sending('PATCH', change));
    },
  };
}
