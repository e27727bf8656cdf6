import { textOf } from '../../http/json.js';
import { type IgnoredEvent, ignored, type TemplateEvent } from '../../port/adapter.js';
import type { KeptEvent } from '../envelope.js';

/** `message_template_status_update` (developers.facebook.com/docs/whatsapp/business-management-api/webhooks). */
const STATES: ReadonlyMap<string, TemplateEvent['state']> = new Map([
  ['APPROVED', 'approved'],
  ['REINSTATED', 'approved'],
  ['REJECTED', 'rejected'],
  ['PAUSED', 'unavailable'],
  ['DISABLED', 'unavailable'],
  ['PENDING_DELETION', 'unavailable'],
  ['DELETED', 'unavailable'],
]);

type Base = Pick<TemplateEvent, 'id' | 'account' | 'channel' | 'at'>;

export function templateChangeOf({ item }: KeptEvent, base: Base): TemplateEvent | IgnoredEvent {
  const state = STATES.get(textOf(item, 'event') ?? '');
  const [name, language] = [textOf(item, 'message_template_name'), textOf(item, 'message_template_language')];
  if (state === undefined || name === null || language === null) return ignored('no_chat');
  const reason = textOf(item, 'reason');
  return { ...base, kind: 'template', name, language, state, reason: reason === 'NONE' ? null : reason };
}
