import type { SignalResult, SignalTarget } from '../../port/adapter.js';
import { postSignal } from '../signals.js';
import type { Page } from './send.js';

/** A sender action, which may have no other parameter beside it (…/messenger-platform/send-messages/sender-actions). */
export const signalFromPage = (
  { account, pageId }: Page,
  { to }: SignalTarget,
  action: 'mark_seen' | 'typing_on',
  signal: AbortSignal,
): Promise<SignalResult> => postSignal(account, pageId, { recipient: { id: to }, sender_action: action }, signal);
