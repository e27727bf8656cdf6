import type { PageQuery } from '@concordia/contract';
import type { Automation, AutomationDecision, Guardrails, GuardrailUsage } from '@concordia/contract/delivery';
import {
  type AutomationRecord,
  type Channel,
  endOfDay,
  type GuardrailRefusal,
  type GuardrailVerdict,
  guardrailVerdict,
  startOfDay,
  stopOf,
} from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import type { Page } from '../../../common/page.js';
import { cursorOf, pageFrom } from '../../../common/paging.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { QuerySource } from '../../channels/connections/channels.repository.js';
import { AutomationsRepository } from './automations.repository.js';
import { decisionOf, figuresOf } from './decision.json.js';
import { GuardrailsRepository } from './guardrails.repository.js';
import { guardrailsOf } from './guardrails.service.js';
import { type Refusal, refusalOf } from './refusal.js';

export interface AutomatedMessage {
  readonly automationId: string;
  readonly contactId: string;
  readonly channel: Channel;
  /** When it would leave, ms since the epoch. */
  readonly sendAt: number;
}

/** The guardrails' decision. The caller must record the outcome with {@link AutomationsService.sent} or {@link AutomationsService.refused}. */
export type Admission =
  | { readonly allowed: true; readonly stage: 'canary' | 'rest' }
  | { readonly allowed: false; readonly mayDraft: boolean; readonly refusal: GuardrailRefusal; readonly said: Refusal };

/** Decides on every automated message, and records decisions and recipients' reactions. */
@Injectable()
export class AutomationsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly guardrails: GuardrailsRepository,
    private readonly automations: AutomationsRepository,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Decides whether an automation may send, in the transaction that sends. The settings are locked until its commit, so that concurrent messages
   * cannot share the last slot of a limit.
   */
  async admit(tx: WorkspaceTransaction, message: AutomatedMessage): Promise<Admission> {
    const settings = guardrailsOf(await this.guardrails.hold(tx));
    const record = await this.#record(tx, message, settings);
    // Judged at the current time, not at `sendAt`: a message scheduled for later must not bypass the wait for the canary's results.
    const verdict = guardrailVerdict(settings, record, this.clock.now());
    if (verdict.allowed) return verdict;
    const { refusal } = verdict;
    const said = refusalOf(refusal, endOfDay(message.sendAt, settings.time_zone));
    return { allowed: false, mayDraft: refusal.code === 'drafts_only', refusal, said };
  }

  /** Why a message admitted earlier must not leave now; `null` if it may. */
  async mustStay(tx: WorkspaceTransaction, automationId: string): Promise<GuardrailRefusal | null> {
    const settings = guardrailsOf(await this.guardrails.find(tx));
    if (!settings.L2) return { code: settings.L1 ? 'drafts_only' : 'switched_off' };
    return stopOf(settings, await this.#did(tx, automationId));
  }

  /** The verdict on an automation's next message, without recording it. */
  async standing(db: QuerySource, automationId: string): Promise<GuardrailVerdict> {
    const settings = guardrailsOf(await this.guardrails.find(db));
    const now = this.clock.now();
    return guardrailVerdict(settings, await this.#record(db, { automationId, sendAt: now }, settings), now);
  }

  async sent(
    tx: WorkspaceTransaction,
    message: AutomatedMessage,
    stage: 'canary' | 'rest',
    outboundId: string,
  ): Promise<void> {
    await this.#note(tx, message, { verdict: 'sent', reason: stage, figures: '{}', outbound_id: outboundId });
  }

  /** Counts a message to the workspace's own team, which needs no admission. */
  async counted(
    tx: WorkspaceTransaction,
    message: Omit<AutomatedMessage, 'contactId'>,
    outboundId: string,
  ): Promise<void> {
    const decided = { verdict: 'sent', reason: 'rest', figures: '{}', outbound_id: outboundId } as const;
    await this.#note(tx, { ...message, contactId: null }, decided);
  }

  async refused(
    tx: WorkspaceTransaction,
    message: AutomatedMessage,
    refusal: GuardrailRefusal,
    isDrafted: boolean,
  ): Promise<void> {
    const verdict = isDrafted ? 'drafted' : 'refused';
    const figures = JSON.stringify(figuresOf(refusal));
    await this.#note(tx, message, { verdict, reason: refusal.code, figures, outbound_id: null });
  }

  /** Counts an unsubscribe or a complaint against every automation that messaged the contact in the past 30 days. */
  async blame(
    tx: WorkspaceTransaction,
    event: { readonly contactId: string; readonly channel: Channel; readonly kind: 'unsubscribe' | 'complaint' },
  ): Promise<void> {
    const now = this.clock.now();
    for (const decision of await this.automations.blamed(tx, event.contactId, event.channel, now)) {
      await this.automations.noteEvent(tx, {
        id: this.ids.next(),
        automation_id: decision.automation_id,
        kind: event.kind,
        decision_id: decision.id,
        created_at: now,
      });
    }
  }

  async usage(): Promise<GuardrailUsage> {
    const { daily_budget: budget, time_zone: zone } = guardrailsOf(await this.guardrails.find());
    const { until, sentToday } = await this.#day(this.db.read, this.clock.now(), zone);
    return { sentToday, budget, dayEndsAt: new Date(until).toISOString() };
  }

  async list(): Promise<Automation[]> {
    const settings = guardrailsOf(await this.guardrails.find());
    const now = this.clock.now();
    const { sentToday } = await this.#day(this.db.read, now, settings.time_zone);
    const lately = await this.automations.lately(now);
    return Promise.all(
      lately.map(async ({ automationId, lastAt, refused }) => {
        const did = await this.#did(this.db.read, automationId);
        const canaryFilledAt = await this.automations.sentAt(this.db.read, automationId, settings.canary);
        const verdict = guardrailVerdict(settings, { ...did, canaryFilledAt, sentToday }, now);
        return {
          automationId,
          ...did,
          refused,
          stoppedBy: stopOf(settings, did)?.by ?? null,
          ...standingOf(verdict),
          lastAt: new Date(lastAt).toISOString(),
        };
      }),
    );
  }

  async listDecisions(query: PageQuery): Promise<Page<AutomationDecision>> {
    const rows = await this.automations.decisions(query.limit + 1, cursorOf(query));
    const total = await this.automations.countDecisions();
    return pageFrom(rows, query.limit, total, (row) => ({ at: row.created_at, id: row.id }), decisionOf);
  }

  async #record(
    tx: QuerySource,
    { automationId, sendAt }: Pick<AutomatedMessage, 'automationId' | 'sendAt'>,
    { canary, time_zone: zone }: Guardrails,
  ): Promise<AutomationRecord> {
    return {
      ...(await this.#did(tx, automationId)),
      canaryFilledAt: await this.automations.sentAt(tx, automationId, canary),
      sentToday: (await this.#day(tx, sendAt, zone)).sentToday,
    };
  }

  /** The end of the workspace's day that contains `at`, and the sends of that day. */
  async #day(
    db: QuerySource,
    at: number,
    zone: string,
  ): Promise<{ readonly until: number; readonly sentToday: number }> {
    const [from, until] = [startOfDay(at, zone), endOfDay(at, zone)];
    return { until, sentToday: await this.automations.sentBetween(db, from, until) };
  }

  async #did(db: QuerySource, automationId: string) {
    return {
      sends: await this.automations.sends(db, automationId),
      ...(await this.automations.events(db, automationId)),
    };
  }

  #note(
    tx: WorkspaceTransaction,
    { automationId, contactId, channel, sendAt }: Omit<AutomatedMessage, 'contactId'> & { contactId: string | null },
    decided: Pick<
      Parameters<AutomationsRepository['noteDecision']>[1],
      'verdict' | 'reason' | 'figures' | 'outbound_id'
    >,
  ): Promise<void> {
    return this.automations.noteDecision(tx, {
      id: this.ids.next(),
      automation_id: automationId,
      contact_id: contactId,
      channel,
      send_at: sendAt,
      created_at: this.clock.now(),
      ...decided,
    });
  }
}

function standingOf(verdict: GuardrailVerdict): Pick<Automation, 'next' | 'waitsUntil'> {
  if (verdict.allowed) return { next: verdict.stage, waitsUntil: null };
  const { refusal } = verdict;
  const until = refusal.code === 'canary_full' ? new Date(refusal.until).toISOString() : null;
  return { next: refusal.code, waitsUntil: until };
}
