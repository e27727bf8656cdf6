import type { Brief, BriefLine } from '@concordia/contract/intake';
import { CHANNEL_NAMES, wallTime } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { GuardrailsRepository } from '../../delivery/guardrails/guardrails.repository.js';
import { MorningBriefRepository } from './morning-brief.repository.js';

/** Items shown per kind. */
const SHOWN = 50;

const NOTHING_KNOWN = {
  title: null,
  reason: null,
  priority: null,
  isUrgent: false,
  channel: null,
  messageId: null,
  conversationId: null,
  taskId: null,
  contactId: null,
  contactName: null,
} as const satisfies Partial<BriefLine>;

/** Lists whom to contact today: broken channels and failed messages first, then waiting contacts, then planned follow-ups. */
@Injectable()
export class MorningBrief {
  constructor(
    private readonly waiting: MorningBriefRepository,
    private readonly guardrails: GuardrailsRepository,
    private readonly clock: Clock,
  ) {}

  async compute(): Promise<Brief> {
    const now = this.clock.now();
    const { time_zone: zone } = await this.guardrails.find();
    const connections = await this.#connections();
    const failed = await this.#failed(now);
    const answers = await this.#answers(now);
    const due = await this.#due(now, zone);
    return {
      day: dayOf(now, zone),
      totals: {
        answer: answers.length,
        follow_up: due.length,
        send_failed: failed.length,
        connection: connections.length,
      },
      lines: [connections, failed, answers, due].flatMap((lines) => lines.slice(0, SHOWN)),
    };
  }

  async #connections(): Promise<BriefLine[]> {
    const rows = await this.waiting.brokenConnections();
    return rows.map(({ channel, health_reason: reason, checked_at, since }) => ({
      ...NOTHING_KNOWN,
      kind: 'connection',
      title: CHANNEL_NAMES[channel],
      reason,
      channel,
      at: new Date(checked_at ?? since).toISOString(),
    }));
  }

  async #failed(now: number): Promise<BriefLine[]> {
    const rows = await this.waiting.failedSends(now);
    return rows.map((row) => ({
      ...NOTHING_KNOWN,
      kind: 'send_failed',
      title: row.subject ?? row.content.slice(0, 120),
      reason: row.failure_message,
      channel: row.channel,
      at: new Date(row.left_at ?? row.send_at).toISOString(),
      messageId: row.message_id,
      conversationId: row.conversation_id,
      contactId: row.contact_id,
      contactName: row.name,
    }));
  }

  async #answers(now: number): Promise<BriefLine[]> {
    const rows = await this.waiting.unanswered(now);
    return rows.map((row) => ({
      ...NOTHING_KNOWN,
      kind: 'answer',
      title: row.subject ?? row.excerpt,
      priority: row.priority,
      isUrgent: row.is_urgent === 1,
      channel: row.channel,
      at: new Date(row.sent_at).toISOString(),
      messageId: row.id,
      conversationId: row.conversation_id,
      contactId: row.contact_id,
      contactName: row.name,
    }));
  }

  async #due(now: number, zone: string): Promise<BriefLine[]> {
    const rows = await this.waiting.dueFollowUps(now, zone);
    return rows.map((row) => ({
      ...NOTHING_KNOWN,
      kind: 'follow_up',
      title: row.title,
      at: new Date(row.due_at).toISOString(),
      messageId: row.message_id,
      conversationId: row.conversation_id,
      taskId: row.id,
      contactId: row.contact_id,
      contactName: row.name,
    }));
  }
}

const two = (value: number): string => String(value).padStart(2, '0');

function dayOf(now: number, zone: string): string {
  const { year, month, day } = wallTime(now, zone);
  return `${year}-${two(month)}-${two(day)}`;
}
