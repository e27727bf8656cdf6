import { listOf, textOf } from '../../http/json.js';
import type { StepResult } from '../../port/adapter.js';
import { tokenFacts } from '../check.js';
import { callGraph, type GraphAccount, type GraphCall, harmless } from '../graph.js';
import type { OwnNumber } from './split.js';

/**
 * Subscribes our application to the number's business account, and sets our address for this number's messages. The fields, and the webhooks of the
 * whole account, are configured on Meta's own pages.
 */
export async function subscribeWhatsapp(
  account: GraphAccount,
  own: OwnNumber,
  { webhookUrl, verifyToken }: { readonly webhookUrl: string; readonly verifyToken: string },
  signal: AbortSignal,
): Promise<StepResult> {
  const business = own.businessId || (await businessOf(account, own.phoneId, signal));
  if (business === null) {
    const said = 'The token does not name the WhatsApp Business Account of this number. Enter its ID as Page ID.';
    return { ok: false, failure: 'rejected', providerCode: null, said };
  }
  const override = { override_callback_uri: webhookUrl, verify_token: verifyToken };
  const calls: readonly GraphCall[] = [
    { method: 'POST', path: `${business}/subscribed_apps` },
    { method: 'POST', path: own.phoneId, body: { webhook_configuration: override } },
  ];
  for (const call of calls) {
    const answer = await callGraph(account, call, signal);
    if (!answer.ok) {
      const { failure, providerCode, said } = harmless(answer);
      return { ok: false, failure, providerCode, said };
    }
  }
  const message = `Subscribed to ${business}. Messages for ${own.phoneId} arrive at ${webhookUrl}.`;
  return own.businessId === '' ? { ok: true, message, learned: { pageId: business } } : { ok: true, message };
}

/** Among the business accounts the token covers, the one with our number. */
export async function businessOf(account: GraphAccount, phoneId: string, signal: AbortSignal): Promise<string | null> {
  const facts = await tokenFacts(account, signal);
  for (const business of facts?.targetsOf('whatsapp_business_management') ?? []) {
    const path = `${business}/phone_numbers`;
    const answer = await callGraph(account, { method: 'GET', path, query: { fields: 'id' } }, signal);
    if (answer.ok && listOf(answer.fields, 'data').some((phone) => textOf(phone, 'id') === phoneId)) return business;
  }
  return null;
}
