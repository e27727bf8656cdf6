import type { ReactionTarget, SignalResult, SignalTarget } from '../../port/adapter.js';
import type { GraphAccount } from '../graph.js';
import { postSignal } from '../signals.js';
import { frameOf } from './send.js';

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

/** A reaction is a message of its own, for which the window counts; without an emoji it removes ours (…/cloud-api/messages/reaction-messages). */
export function reactOnWhatsapp(
  account: GraphAccount,
  phoneId: string,
  { to, messageId, emoji }: ReactionTarget,
  signal: AbortSignal,
): Promise<SignalResult> {
  const reaction = { message_id: messageId, emoji: emoji ?? '' };
  return postSignal(account, phoneId, { ...frameOf({ to }), type: 'reaction', reaction }, signal);
}
