import { ImapFlow } from 'imapflow';
import type { ImapPlace } from './imap-place.js';

/** Another mail program at the same mailbox. */
export async function atMailbox<Result>(
  { port, user, password: pass }: Pick<ImapPlace, 'port' | 'user' | 'password'>,
  work: (client: ImapFlow) => Promise<Result>,
): Promise<Result> {
  const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth: { user, pass }, logger: false });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.logout();
  }
}

export interface SeenMail {
  readonly uid: number;
  readonly raw: string;
  readonly flags: readonly string[];
}

/** What a folder contains, in the order of arrival. */
export const contentOf = (place: Pick<ImapPlace, 'port' | 'user' | 'password'>, path: string): Promise<SeenMail[]> =>
  atMailbox(place, async (client) => {
    const { exists } = await client.mailboxOpen(path, { readOnly: true });
    const found = exists === 0 ? [] : await client.fetchAll('1:*', { uid: true, source: true, flags: true });
    return found.map(({ uid, source, flags }) => ({ uid, raw: String(source), flags: [...(flags ?? [])] }));
  });
