import type { SignInMailbox } from '@concordia/domain';
import { accountOf } from '../mail-message/index.js';
import type { CheckResult, OutgoingMessage, SendResult } from '../port/adapter.js';
import { type AccessToken, type Connect, missingSettings, settingOf } from '../port/connect.js';
import { checkMailbox } from './check.js';
import { mailboxAdapter } from './connect.js';
import { sendMail } from './send.js';
import { MAIL_SERVICES, mailServersOf } from './services.js';
import type { MailAccount, MailTransport } from './transport.js';

const NO_SOURCE: AccessToken = { ok: false, failure: 'authentication', code: null, said: null };

/** A mailbox at Microsoft or Google, opened with an access token (XOAUTH2) instead of a password. */
export const connectSignedIn =
  (provider: SignInMailbox, transport: MailTransport): Connect =>
  (settings, { accessToken: source = async () => NO_SOURCE, now, origin }) => {
    const missing = missingSettings(provider, settings);
    if (missing.length > 0) return { ok: false, missing };
    const from = accountOf(settings);
    const user = settingOf(settings, 'user') || from;
    const servers = mailServersOf(provider, origin);
    const accountWith = (accessToken: string): MailAccount => ({ ...servers, login: { user, accessToken } });
    const tools = { from, now, transport, savesSent: MAIL_SERVICES[provider].savesSent };
    const adapter = mailboxAdapter(provider, from, {
      send: (message: OutgoingMessage, signal) =>
        withToken<SendResult>(source, notSent, (token) => sendMail(accountWith(token), tools, message, signal)),
      check: (signal) =>
        withToken<CheckResult>(source, notChecked, (token) =>
          checkMailbox(accountWith(token), transport, from, signal),
        ),
    });
    return { ok: true, adapter };
  };

type NoToken = Extract<AccessToken, { ok: false }>;

/**
 * Works with the account's token. A server may refuse it before its expiry, even between two commands of a send; then the work is done once more with
 * a renewed one. A refusal tells for certain that nothing was accepted, so nothing is sent twice.
 */
async function withToken<Result extends SendResult | CheckResult>(
  source: (refused: string | null) => Promise<AccessToken>,
  refusalOf: (answer: NoToken) => Result,
  work: (token: string) => Promise<Result>,
): Promise<Result> {
  const first = await source(null);
  if (!first.ok) return refusalOf(first);
  const result = await work(first.token);
  if (result.ok || result.failure !== 'authentication') return result;
  const second = await source(first.token);
  return second.ok ? work(second.token) : refusalOf(second);
}

const notSent = ({ failure, code }: NoToken): SendResult => ({
  ok: false,
  failure,
  providerCode: code,
  retryAfterMs: null,
});

const notChecked = ({ failure, code, said }: NoToken): CheckResult => ({
  ok: false,
  failure,
  providerCode: code,
  said: [code, said].filter((part) => part !== null).join(': ') || null,
});
