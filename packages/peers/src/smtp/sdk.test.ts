import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type SmtpPeer, startSmtpPeer } from './index.js';

let peer: SmtpPeer;
beforeEach(async () => {
  peer = await startSmtpPeer();
});
afterEach(() => peer.stop());

const transport = (password = peer.password) => {
  const { hostname, port } = new URL(peer.origin);
  return createTransport({
    host: hostname,
    port: Number(port),
    secure: false,
    auth: { user: peer.user, pass: password },
  });
};
const mail = (to: string, text = 'Hello') => ({ from: 'mara@own.example', to, subject: 'Offer', text });

it('takes mail from nodemailer', async () => {
  const sent = await transport().sendMail({
    ...mail('ada@people.example'),
    cc: 'bo@people.example',
    attachments: [{ filename: 'plan.txt', content: 'The plan' }],
  });
  expect(sent).toMatchObject({ accepted: ['ada@people.example', 'bo@people.example'], rejected: [] });
  expect(peer.taken).toMatchObject([{ from: 'mara@own.example', to: ['ada@people.example', 'bo@people.example'] }]);
  expect(peer.taken[0]?.raw).toContain('filename=plan.txt');
});

it('refuses in a form that nodemailer reads', async () => {
  await expect(transport('wrong').sendMail(mail('ada@people.example'))).rejects.toMatchObject({
    code: 'EAUTH',
    responseCode: 535,
  });
  await expect(transport().sendMail(mail('nobody@people.example'))).rejects.toMatchObject({
    code: 'EENVELOPE',
    responseCode: 550,
    rejected: ['nobody@people.example'],
  });
  const large = mail('ada@people.example', 'a'.repeat(1_048_577));
  await expect(transport().sendMail(large)).rejects.toMatchObject({ responseCode: 552 });
  expect(peer.taken).toEqual([]);
});

it('takes mail for those it knows, and names the others', async () => {
  const sent = await transport().sendMail(mail('ada@people.example, nobody@people.example'));
  expect(sent).toMatchObject({ accepted: ['ada@people.example'], rejected: ['nobody@people.example'] });
});
