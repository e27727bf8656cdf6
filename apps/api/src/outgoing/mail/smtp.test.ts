import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { MailServer } from '@concordia/channels/imap';
import { SMTP_LARGEST, type SmtpPeer, startSmtpPeer } from '@concordia/peers/smtp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { logInToImap } from './imap.js';
import { deliver, logInToSmtp } from './smtp.js';

const signal = new AbortController().signal;
const BYTES = Buffer.from('Subject: Hello\r\n\r\n.A line that begins with a dot\r\nand one more\r\n');

describe('mail over SMTP', () => {
  let peer: SmtpPeer;
  let server: MailServer;
  beforeAll(async () => {
    peer = await startSmtpPeer();
    server = { host: '127.0.0.1', port: Number(new URL(peer.origin).port), security: 'none' };
  });
  afterAll(() => peer.stop());

  const sendToAll = (to: readonly string[], bytes: Uint8Array = BYTES, password = peer.password) =>
    deliver({ server, login: { user: peer.user, password }, from: 'mara@fernhill.example', to, bytes }, signal);
  const send = (to: string, ...more: [Uint8Array?, string?]) => sendToAll([to], ...more);
  const takenFor = (address: string) => peer.taken.filter(({ to }) => to.includes(address));

  test('arrives byte for byte', async () => {
    expect(await send('ada@lindqvist.example')).toEqual({ kind: 'accepted', refused: [] });
    expect(takenFor('ada@lindqvist.example')).toEqual([
      { from: 'mara@fernhill.example', to: ['ada@lindqvist.example'], raw: BYTES.toString() },
    ]);
  });

  test('goes to everybody in the envelope, and names those whom the server refused', async () => {
    const to = ['eve@lindqvist.example', 'nobody@lindqvist.example', 'full@lindqvist.example', 'bea@fernhill.example'];
    expect(await sendToAll(to)).toEqual({
      kind: 'accepted',
      refused: [
        { address: 'nobody@lindqvist.example', code: 550, enhanced: '5.1.1', said: expect.any(String) },
        { address: 'full@lindqvist.example', code: 552, enhanced: '5.2.2', said: expect.any(String) },
      ],
    });
    expect(takenFor('bea@fernhill.example')).toMatchObject([{ to: ['eve@lindqvist.example', 'bea@fernhill.example'] }]);
    const nobody = await sendToAll(['nobody@lindqvist.example', 'blocked@lindqvist.example']);
    expect(nobody).toMatchObject({ kind: 'refused', code: expect.any(Number) });
  });

  test.each([
    ['nobody', 550, '5.1.1'],
    ['full', 552, '5.2.2'],
    ['busy', 450, '4.2.1'],
    ['blocked', 554, '5.7.1'],
  ])('to %s is refused with the server’s own code', async (name, code, enhanced) => {
    expect(await send(`${name}@lindqvist.example`)).toMatchObject({ kind: 'refused', code, enhanced });
  });

  test('is refused when it is too large, and when the login is wrong', async () => {
    const large = Buffer.alloc(SMTP_LARGEST + 1, 'x');
    expect(await send('ada@lindqvist.example', large)).toMatchObject({ kind: 'refused', code: 552 });
    expect(await send('ada@lindqvist.example', BYTES, 'wrong')).toMatchObject({ kind: 'refused', code: 535 });
    expect(await logInToSmtp(server, { user: peer.user, password: 'wrong' }, signal)).toMatchObject({
      ok: false,
      isRefused: true,
      code: '535',
    });
    expect(await logInToSmtp(server, peer, signal)).toEqual({ ok: true });
  });

  test('that was handed over and never answered may have arrived', async () => {
    const patience = new AbortController();
    const login = { user: peer.user, password: peer.password };
    const delivery = { server, login, from: 'mara@fernhill.example', to: ['silent@lindqvist.example'], bytes: BYTES };
    const delivered = deliver(delivery, patience.signal);
    await vi.waitFor(() => expect(takenFor('silent@lindqvist.example')).toHaveLength(1), 10_000);
    patience.abort();
    expect(await delivered).toEqual({ kind: 'silent' });
  });

  test('was surely not taken by a server that hangs up, or that is not there', async () => {
    const rude: Server = createServer((socket) => socket.end());
    await once(rude.listen(0, '127.0.0.1'), 'listening');
    const bound = rude.address();
    const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
    const login = { user: 'x', password: 'y' };
    const delivery = { login, from: 'a@x.example', to: ['b@x.example'], bytes: BYTES };
    const at = { host: '127.0.0.1', port, security: 'none' } as const;
    expect(await deliver({ ...delivery, server: at }, signal)).toMatchObject({ kind: 'unreachable' });
    rude.close();
    await once(rude, 'close');
    expect(await deliver({ ...delivery, server: at }, signal)).toMatchObject({ kind: 'unreachable' });
  });

  test('never goes to a server inside our own network', async () => {
    for (const host of ['127.0.0.1', '10.0.0.5', 'localhost', '::1']) {
      const inside = { host, port: 465, security: 'tls' } as const;
      const delivery = { server: inside, login: peer, from: 'a@x.example', to: ['b@x.example'], bytes: BYTES };
      const said = `${host} is not on the public internet.`;
      expect(await deliver(delivery, signal)).toEqual({ kind: 'unreachable', said });
      expect(await logInToImap(inside, peer, signal)).toEqual({ ok: false, isRefused: false, code: null, said });
    }
  });
});
