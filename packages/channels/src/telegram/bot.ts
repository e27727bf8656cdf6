import { exactJsonOf } from '../http/exact-json.js';
import { fieldOf, fieldsOf, type JsonFields, numberOf, textOf } from '../http/json.js';
import { exchange } from '../http/request.js';
import { type ConnectionSettings, type ProviderTools, settingOf } from '../port/connect.js';
import { idOf, type MakeMessageId, messageIdOf, messageIdsOfBot } from './fields.js';

const API = 'https://api.telegram.org';

export interface Bot {
  /** The number before the colon of its token. */
  readonly id: string;
  readonly token: string;
  /** The secret that Telegram must send with its webhooks; empty until the server has created one. */
  readonly webhookToken: string;
  /** Makes the ids under which its messages are kept. */
  readonly messageId: MakeMessageId;
  readonly tools: ProviderTools;
}

export function botOf(settings: ConnectionSettings, tools: ProviderTools): Bot {
  const token = settingOf(settings, 'botToken').trim();
  const id = token.split(':', 1)[0] ?? '';
  const messageId = (tools.accountKey ?? null) === null ? messageIdOf : messageIdsOfBot(id);
  return { id, token, webhookToken: settingOf(settings, 'webhookToken'), messageId, tools };
}

export type BotAnswer =
  | { readonly kind: 'done'; readonly result: unknown }
  | {
      readonly kind: 'refused';
      /** As an HTTP status. */
      readonly code: number;
      /** `Bad Request: chat not found` … */
      readonly description: string;
      readonly retryAfterMs: number | null;
      /** The chat's new id. */
      readonly migratedTo: string | null;
    }
  | { readonly kind: 'lost'; readonly failure: 'transient' | 'unconfirmed' };

export async function callBot(
  { token, tools }: Bot,
  method: string,
  body: FormData | Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<BotAnswer> {
  const init: RequestInit =
    body instanceof FormData
      ? { method: 'POST', body }
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const url = new URL(`${tools.origin ?? API}/bot${encodeToken(token)}/${method}`);
  const answer = await exchange({ url, init, fetch: tools.fetch }, signal);
  if (answer.kind === 'lost') return answer;
  const fields = fieldsOf(exactJsonOf(answer.text));
  if (fields?.get('ok') === true) return { kind: 'done', result: fields.get('result') };
  // An unreadable success: the outcome is unknown.
  if (fields?.get('ok') !== false && answer.status < 300) return { kind: 'lost', failure: 'unconfirmed' };
  return refusalOf(answer.status, fields);
}

/** The address of a file from `getFile`. */
export const fileUrl = ({ token, tools }: Bot, path: string): URL =>
  new URL(`${tools.origin ?? API}/file/bot${encodeToken(token)}/${path.split('/').map(encodeURIComponent).join('/')}`);

/** A mistyped token must not change the path. */
const encodeToken = (token: string): string => encodeURIComponent(token).replace('%3A', ':');

function refusalOf(status: number, fields: JsonFields | null): Extract<BotAnswer, { kind: 'refused' }> {
  const parameters = fieldOf(fields, 'parameters');
  const seconds = numberOf(parameters, 'retry_after');
  return {
    kind: 'refused',
    code: numberOf(fields, 'error_code') ?? status,
    description: textOf(fields, 'description') ?? '',
    retryAfterMs: seconds === null ? null : seconds * 1_000,
    migratedTo: idOf(parameters, 'migrate_to_chat_id'),
  };
}
