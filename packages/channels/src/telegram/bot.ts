import { exactJsonOf } from '../http/exact-json.js';
import { fieldOf, fieldsOf, type JsonFields, numberOf, textOf } from '../http/json.js';
import { exchange } from '../http/request.js';
import { type ConnectionSettings, type ProviderTools, settingOf } from '../port/connect.js';
import { idOf } from './fields.js';

const API = 'https://api.telegram.org';

/** A bot and the way to Telegram. */
export interface Bot {
  /** Its number, which stands before the colon of its token. */
  readonly id: string;
  readonly token: string;
  /** What Telegram has to show with its webhooks; empty until the server has made one. */
  readonly webhookToken: string;
  readonly tools: ProviderTools;
}

export function botOf(settings: ConnectionSettings, tools: ProviderTools): Bot {
  const token = settingOf(settings, 'botToken').trim();
  return { id: token.split(':', 1)[0] ?? '', token, webhookToken: settingOf(settings, 'webhookToken'), tools };
}

/** What Telegram said to a call. */
export type BotAnswer =
  | { readonly kind: 'done'; readonly result: unknown }
  | {
      readonly kind: 'refused';
      /** As an HTTP status. */
      readonly code: number;
      /** `Bad Request: chat not found` … */
      readonly description: string;
      readonly retryAfterMs: number | null;
      /** Where the chat has moved. */
      readonly migratedTo: string | null;
    }
  | { readonly kind: 'lost'; readonly failure: 'transient' | 'unconfirmed' };

/** Calls a method of the Bot API with a form, or with JSON. */
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
  // A success that cannot be read: something was done, and nobody knows what.
  if (fields?.get('ok') !== false && answer.status < 300) return { kind: 'lost', failure: 'unconfirmed' };
  return refusalOf(answer.status, fields);
}

/** Where a file is that `getFile` named. */
export const fileUrl = ({ token, tools }: Bot, path: string): URL =>
  new URL(`${tools.origin ?? API}/file/bot${encodeToken(token)}/${path.split('/').map(encodeURIComponent).join('/')}`);

/** A token that was mistyped must not become another path. */
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
