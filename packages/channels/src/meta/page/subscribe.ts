import type { StepResult } from '../../port/adapter.js';
import { callGraph, type GraphCall, harmless } from '../graph.js';
import type { Page } from './send.js';

export interface WebhookAddress {
  readonly webhookUrl: string;
  readonly verifyToken: string;
  /** Empty if not configured. */
  readonly appId: string;
}

/**
 * Subscribes our application to the page's events. With the application's id, also points Messenger's webhooks at our address; Instagram's address
 * can only be set on Meta's own pages.
 */
export async function subscribePage(page: Page, address: WebhookAddress, signal: AbortSignal): Promise<StepResult> {
  const { pageId, product, account } = page;
  const { appId, webhookUrl, verifyToken } = address;
  const namesAddress = product.channel === 'messenger' && appId !== '';
  if (namesAddress) {
    const callback = { object: 'page', callback_url: webhookUrl, verify_token: verifyToken };
    const body = { ...callback, fields: product.fields.join(',') };
    // Only the application itself may set its webhook address.
    const application = { ...account, token: `${appId}|${account.appSecret}` };
    const failed = await call(application, { method: 'POST', path: `${appId}/subscriptions`, body }, signal);
    if (failed !== null) return failed;
  }
  const query = { subscribed_fields: product.fields.join(',') };
  const failed = await call(account, { method: 'POST', path: `${pageId}/subscribed_apps`, query }, signal);
  if (failed !== null) return failed;
  const rest = namesAddress ? `events come to ${webhookUrl}` : `set ${webhookUrl} as callback URL in Meta’s console`;
  return { ok: true, message: `Subscribed to page ${pageId}; ${rest}.` };
}

async function call(account: Page['account'], request: GraphCall, signal: AbortSignal): Promise<StepResult | null> {
  const answer = await callGraph(account, request, signal);
  if (answer.ok) return null;
  const { failure, providerCode, said } = harmless(answer);
  return { ok: false, failure, providerCode, said };
}
