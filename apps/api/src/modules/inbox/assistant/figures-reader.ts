import { CustomerDetailSchema } from '@concordia/contract/insight';
import { isClosedStage } from '@concordia/domain';
import { type NamedPerson, outside, outsideOrNull, type ToolOf, type ToolResult } from '@concordia/domain/assistant';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { CustomersRepository } from '../../insight/intelligence/customers.repository.js';
import { QueueService } from '../../insight/queue/queue.service.js';
import { workspaceSettings } from '../../platform/workspace/settings/workspace-settings.repository.js';
import { AssistantRepository } from './assistant.repository.js';

const SHOWN = 10;
const CALLS_SHOWN = 5;
const DEALS_SHOWN = 5;

/** The stored part of a score that answers need. */
const StandingSchema = CustomerDetailSchema.pick({ contactId: true, churnProbability: true, silenceDays: true });

/** Tools that read what the models and the planner made of the workspace. */
@Injectable()
export class FiguresReader {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly repository: AssistantRepository,
    private readonly scores: CustomersRepository,
    private readonly queue: QueueService,
  ) {}

  async read(tool: ToolOf<'customers' | 'call_first'>): Promise<ToolResult> {
    if (tool.kind === 'call_first') return { tool, facts: { calls: await this.#calls() } };
    const rows = await this.repository.largestCustomers(DEALS_SHOWN);
    const customers = rows.map(({ id, name, value }) => ({ id, name: outside(name), value }));
    return { tool, facts: { customers, currency: await this.#currency() } };
  }

  async risk(tool: ToolOf<'at_risk'>, person: NamedPerson | null): Promise<ToolResult> {
    const high = { risk: 'high', segment: undefined } as const;
    if (person !== null) {
      const row = await this.scores.find(person.id);
      return { tool, facts: { person, people: row === undefined ? [] : [riskOf(row)], total: 0 } };
    }
    const rows = await this.scores.list({ ...high, sort: 'risk' }, SHOWN, null);
    const { total } = await this.scores.count(high);
    return { tool, facts: { person, people: rows.map(riskOf), total } };
  }

  async deals(tool: ToolOf<'deals'>, person: NamedPerson | null): Promise<ToolResult> {
    const contactId = person?.id ?? null;
    const rows = await this.repository.largestDeals(contactId, DEALS_SHOWN);
    const deals = rows.map(({ id, title, value, stage, closed_at, contact_id, name }) => ({
      id,
      title: outsideOrNull(title),
      value,
      wonAt: isClosedStage(stage) ? closed_at : null,
      contact: { id: contact_id, name: outside(name) },
    }));
    const totals = await this.repository.dealTotals(contactId);
    return { tool, facts: { person, deals, ...totals, currency: await this.#currency() } };
  }

  /** In the order that gets the most value from the day; each contact once. */
  async #calls() {
    const proposals = await this.queue.proposals();
    if (proposals.length === 0) return [];
    const known = new Map(proposals.map((one) => [one.id, one]));
    const { optimized_tasks } = await this.queue.optimize(proposals);
    const ordered = optimized_tasks.flatMap(({ task }) => known.get(task.id ?? '') ?? []);
    const people = [...new Map(ordered.toReversed().map((one) => [one.entity_id, one])).values()].toReversed();
    return people.slice(0, CALLS_SHOWN).map(({ entity_id, contactName, title, taskId, messageId }) => ({
      id: entity_id,
      name: outside(contactName),
      title: outside(title),
      taskId,
      messageId,
    }));
  }

  async #currency(): Promise<string> {
    return (await workspaceSettings(this.db.read)).currency;
  }
}

function riskOf({ detail, name }: { readonly detail: string; readonly name: string }) {
  const { contactId, churnProbability, silenceDays } = StandingSchema.parse(JSON.parse(detail));
  return { id: contactId, name: outside(name), chance: churnProbability, silentDays: silenceDays };
}
