import type { SignalResult, SignalTarget } from '../../port/adapter.js';
import type { GraphAccount } from '../graph.js';
import { postSignal } from '../signals.js';

/**
 * Marks a message and those before it as read, on its own or with three dots for 25 seconds: WhatsApp shows no typing without reading
 * (developers.facebook.com/docs/whatsapp/cloud-api/typing-indicators).
 */
export function readOnWhatsapp(
  account: GraphAccount,
  phoneId: string,
  { target: { latest }, isTyping }: { readonly target: SignalTarget; readonly isTyping: boolean },
  signal: AbortSignal,
): Promise<SignalResult> {
  const typing = isTyping ? { typing_indicator: { type: 'text' } } : {};
  const body = { messaging_product: 'whatsapp', status: 'read', message_id: latest, ...typing };
  return postSignal(account, phoneId, body, signal);
}
