import type { SendFailure } from '@concordia/domain';
import { listOf, textOf } from '../http/json.js';
import { callMailProvider, type MailAnswer, type MailCall, type ReadProblem } from '../mail-message/index.js';
import type { ProviderTools } from '../port/connect.js';

export interface SendgridAccount {
  readonly tools: ProviderTools;
  readonly apiKey: string;
}

/** Errors are `{"errors": [{"message", "field", "help"}]}` (docs.sendgrid.com, "Errors"). */
const problemOf: ReadProblem = (status, body) => {
  const first = listOf(body, 'errors')[0] ?? null;
  const field = textOf(first, 'field');
  const said = textOf(first, 'message');
  return { failure: failureOf(status, field ?? '', said ?? ''), code: field ?? textOf(first, 'id'), said };
};

function failureOf(status: number, field: string, said: string): SendFailure | null {
  if (status === 400 && /^personalizations\.\d+\.to/.test(field)) return 'recipient_unreachable';
  return status === 401 && /maximum credits/i.test(said) ? 'throttled' : null;
}

export function callSendgrid(
  { tools, apiKey }: SendgridAccount,
  { method, path, json }: { readonly method: MailCall['method']; readonly path: string; readonly json?: object },
  signal: AbortSignal,
): Promise<MailAnswer> {
  const call = {
    method,
    url: `${tools.origin ?? 'https://api.sendgrid.com'}${path}`,
    headers: { authorization: `Bearer ${apiKey}`, ...(json !== undefined && { 'content-type': 'application/json' }) },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  };
  return callMailProvider(tools, call, problemOf, signal);
}
