import type { ChartTheme, MorningBrief } from '@concordia/contract/insight';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { currentPrincipal } from '../../../database/request-context.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { GuardrailsRepository } from '../../delivery/guardrails/guardrails.repository.js';
import { PromiseChecks } from '../../inbox/promises/promise-checks.js';
import { BriefRepository, type BriefRow } from './brief.repository.js';
import { BriefMaker } from './brief-maker.js';
import { BriefStanding } from './brief-standing.js';
import { briefOf } from './stored-brief.js';

type MadeBy = MorningBrief['generatedBy'];

@Injectable()
export class BriefService {
  /** Briefs in progress by workspace; concurrent requests share them. */
  readonly #underWay = new Map<string, Promise<BriefRow>>();

  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly briefs: BriefRepository,
    private readonly maker: BriefMaker,
    private readonly standing: BriefStanding,
    private readonly guardrails: GuardrailsRepository,
    private readonly checks: PromiseChecks,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * The newest brief. The first call makes one if there is none.
   *
   * @throws DomainFailure if there are no messages.
   */
  async latest(theme: ChartTheme): Promise<MorningBrief> {
    return this.#shown((await this.briefs.newest()) ?? (await this.makeRow('start')), theme);
  }

  /** @throws DomainFailure if there are no messages. */
  async make(by: MadeBy, theme: ChartTheme): Promise<MorningBrief> {
    return this.#shown(await this.makeRow(by), theme);
  }

  async #shown(row: BriefRow, theme: ChartTheme): Promise<MorningBrief> {
    const brief = briefOf(row, theme);
    return { ...brief, promises: await this.checks.marked(brief.promises) };
  }

  canMake(): Promise<boolean> {
    return this.briefs.hasMessages();
  }

  async makeRow(by: MadeBy): Promise<BriefRow> {
    const { workspaceId } = currentPrincipal();
    const underWay = this.#underWay.get(workspaceId);
    if (underWay !== undefined) return underWay;
    const made = this.#make(workspaceId, by).finally(() => this.#underWay.delete(workspaceId));
    this.#underWay.set(workspaceId, made);
    return made;
  }

  async #make(workspaceId: string, generatedBy: MadeBy): Promise<BriefRow> {
    if (!(await this.canMake())) throw nothingYet();
    const { time_zone: timeZone } = await this.guardrails.find();
    const began = performance.now();
    const now = this.clock.now();
    const standing = await this.standing.read(now, timeZone);
    const { content, charts } = await this.maker.make({ workspaceId, now, timeZone, standing });
    const tookMs = Math.round(performance.now() - began);
    return this.db.write((tx) =>
      this.briefs.add(tx, {
        id: this.ids.next(),
        generated_by: generatedBy,
        content: JSON.stringify(content),
        charts: JSON.stringify(charts),
        generated_at: now,
        took_ms: tookMs,
      }),
    );
  }
}

const nothingYet = () =>
  new DomainFailure(
    'unavailable',
    'BRIEF_NOTHING_YET',
    'There are no messages to report on yet. Connect a channel or import email first.',
  );
