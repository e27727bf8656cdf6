import type { CheckResult } from '../port/adapter.js';
import type { LoginAnswer, MailAccount, MailTransport } from './transport.js';

const SAID = 300;

export async function checkMailbox(
  { imap, smtp, login }: MailAccount,
  transport: MailTransport,
  account: string,
  signal: AbortSignal,
): Promise<CheckResult> {
  const reading = await transport.logInToImap(imap, login, signal);
  if (!reading.ok) return refused('IMAP', reading);
  const sending = await transport.logInToSmtp(smtp, login, signal);
  return sending.ok ? { ok: true, account, expiresAt: null } : refused('SMTP', sending);
}

const refused = (protocol: string, { isRefused, code, said }: Extract<LoginAnswer, { ok: false }>): CheckResult => ({
  ok: false,
  failure: isRefused ? 'authentication' : 'transient',
  providerCode: code,
  said: `${protocol}: ${said}`.slice(0, SAID),
});
