import { MAIL_SERVICES } from '@concordia/channels/imap';
import { startSmtpPeer } from '@concordia/peers/smtp';
import { expect, onTestFinished, test } from 'vitest';
import { DOVECOT, startDovecot } from '../../apps/api/src/testing/dovecot.ts';
import { APPLICATION, startOidc } from '../../apps/api/src/testing/oidc.ts';
import { columns, openMessage } from '../support/board.ts';
import { journey } from '../support/journey.ts';
import { freePort } from '../support/server.ts';

const { open, start } = journey();

const MARA = 'mara@fernhill.example';
const BO = 'bo@lindqvist.example';

/** What a mailbox at Google is: who signs people in, where mail lies, and where it leaves. */
async function google(port: number) {
  const pathOf = (address: string) => new URL(address).pathname;
  const oidc = await startOidc({
    redirectUri: `http://127.0.0.1:${port}/oauth/mailbox/callback`,
    authorization: pathOf(MAIL_SERVICES.google.authorize('')),
    token: pathOf(MAIL_SERVICES.google.token('')),
    owner: MARA,
  });
  const dovecot = await startDovecot({ user: MARA, introspectionUrl: oidc.introspectionUrl });
  const smtp = await startSmtpPeer({ accepts: async (user, token) => (await oidc.ownerOf(token)) === user });
  onTestFinished(async () => {
    await Promise.all([dovecot.stop(), smtp.stop(), oidc.stop()]);
  });
  const origin = `google=${oidc.origin}/?imap=${dovecot.port}&smtp=${new URL(smtp.origin).port}`;
  return { origin, smtp, deliver: dovecot.deliver };
}

test.skipIf(DOVECOT === null)(
  'a mailbox is signed in to, read, answered to everybody, and says who was not reached',
  async () => {
    const port = await freePort();
    const { origin, smtp, deliver } = await google(port);
    const { address } = await start({ port, env: { CONCORDIA_PROVIDER_ORIGINS: origin } });
    const settings = { fromAddress: MARA, clientId: APPLICATION.clientId };
    const body = { provider: 'google', settings, secrets: { clientSecret: APPLICATION.clientSecret } };
    const headers = { 'content-type': 'application/json' };
    await fetch(`${address}/api/channels/email/settings`, { method: 'PUT', headers, body: JSON.stringify(body) });

    const page = await open(`${address}/setup?channel=email`);
    await page.getByRole('link', { name: 'Sign in with Google' }).click();
    await page.getByText('Signed in. No password is stored.').waitFor();

    deliver(written);
    await page.goto(address);
    const detail = await openMessage(page, columns.inbox, 'Ada Lindqvist');
    const field = detail.getByRole('textbox', { name: /^Reply on/ });
    await field.click();
    await detail.getByRole('button', { name: 'Reply', exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: /^Reply all/ }).press('Enter');
    await detail.getByRole('button', { name: 'To Ada Lindqvist +2' }).waitFor();
    await field.fill('All of them.');
    await field.press('Control+Enter');
    await expect.poll(() => smtp.taken.length, { timeout: 30_000 }).toBe(1);
    const [sent] = smtp.taken;
    expect(sent?.to.toSorted()).toEqual(['ada@lindqvist.example', BO, 'cy@harbor.example']);
    expect(sent?.raw).toContain('In-Reply-To: <beans@lindqvist.example>');

    const about = /^Message-ID: <(.+)>/im.exec(sent?.raw ?? '')?.[1] ?? '';
    deliver(bounceOf(about));
    await detail.getByText(`Not delivered to ${BO}:`).waitFor();
  },
  240_000,
);

const now = new Date().toUTCString();

const written = `From: Ada Lindqvist <ada@lindqvist.example>
To: ${MARA}, Bo <${BO}>
Cc: cy@harbor.example
Subject: Autumn beans
Message-ID: <beans@lindqvist.example>
Date: ${now}

Which of these do you still have?
`;

/** RFC 3464. */
const bounceOf = (about: string): string => `Return-Path: <>
From: Mail Delivery System <MAILER-DAEMON@mx.fernhill.example>
To: ${MARA}
Subject: Undelivered Mail Returned to Sender
Message-ID: <back@mx.fernhill.example>
Date: ${now}
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary=report

--report
Content-Type: text/plain

This is what happened to your mail.

--report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.fernhill.example

Final-Recipient: rfc822; ${BO}
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 User unknown

--report
Content-Type: text/rfc822-headers

From: ${MARA}
To: ${BO}
Message-ID: <${about}>

--report--
`;
