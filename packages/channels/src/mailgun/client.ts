import type { SendFailure } from '@concordia/domain';
import { textOf } from '../http/json.js';
import { callMailProvider, type MailAnswer, type MailCall, type ReadProblem } from '../mail-message/index.js';
import type { ProviderTools } from '../port/connect.js';

export interface MailgunAccount {
  readonly tools: ProviderTools;
  readonly apiKey: string;
  readonly domain: string;
  readonly region: 'us' | 'eu';
}

const ORIGINS = { us: 'https://api.mailgun.net', eu: 'https://api.eu.mailgun.net' } as const;

/** Errors are `{"message": "…"}` and identified by their sentence (documentation.mailgun.com, "Status codes"). */
const problemOf: ReadProblem = (status, body) => {
  const said = textOf(body, 'message');
  return { failure: failureOf(status, said ?? ''), code: null, said };
};

function failureOf(status: number, said: string): SendFailure | null {
  if (status === 400 && /'?to'? parameter is not a valid address/i.test(said)) return 'recipient_unreachable';
  if (status === 403 && /authorized recipients/i.test(said)) return 'recipient_unreachable';
  if (status === 400 && /not allowed to send|is disabled|domain .* not verified/i.test(said)) return 'authentication';
  return status === 420 ? 'throttled' : null;
}

export function callMailgun(
  { tools, apiKey, region }: MailgunAccount,
  { method, path, form }: { readonly method: MailCall['method']; readonly path: string; readonly form?: FormData },
  signal: AbortSignal,
): Promise<MailAnswer> {
  const call = {
    method,
    url: `${tools.origin ?? ORIGINS[region]}${path}`,
    headers: { authorization: `Basic ${Buffer.from(`api:${apiKey}`).toString('base64')}` },
    ...(form !== undefined && { body: form }),
  };
  return callMailProvider(tools, call, problemOf, signal);
}

export function formOf(fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}
