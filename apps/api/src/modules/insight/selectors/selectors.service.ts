import { bitOfSource, type Evidence, EXTRACTORS, SELECTOR_TYPES, type SelectorType } from '@concordia/domain/selectors';
import { Injectable } from '@nestjs/common';
import { COUNT_BOUND } from '../../../common/page.js';
import { SelectorChangesRepository } from './selector-changes.repository.js';
import { SelectorSources } from './selector-sources.js';
import { SELECTORS_JOB } from './selector-upkeep.js';
import { SelectorsRepository } from './selectors.repository.js';

/** A fact about a node, with its evidence, newest first. */
export interface NodeSelector {
  readonly type: SelectorType;
  readonly value: string;
  readonly evidence: readonly Evidence[];
}

export interface Extractor {
  readonly id: (typeof EXTRACTORS)[number]['id'];
  readonly state: 'active' | 'waiting' | 'off';
  readonly found: number;
  /** ms since the epoch. */
  readonly lastFoundAt: number | null;
}

@Injectable()
export class SelectorsService {
  constructor(
    private readonly selectors: SelectorsRepository,
    private readonly log: SelectorChangesRepository,
    private readonly sources: SelectorSources,
  ) {}

  async ofNode(nodeId: string, limit: number): Promise<NodeSelector[]> {
    const all = await this.selectors.ofNodes([nodeId]);
    return all.slice(0, limit).map(({ type, value, evidence }) => ({ type, value, evidence }));
  }

  async countByType(): Promise<Readonly<Record<SelectorType, number>>> {
    const counts = new Map<SelectorType, number>();
    for (const { type, selectors } of await this.selectors.tallies())
      counts.set(type, (counts.get(type) ?? 0) + selectors);
    const count = (type: SelectorType) => counts.get(type) ?? 0;
    return {
      email: count('email'),
      domain: count('domain'),
      title: count('title'),
      topic: count('topic'),
      tech_stack: count('tech_stack'),
      accept_language: count('accept_language'),
      user_agent: count('user_agent'),
      phone: count('phone'),
      ip: count('ip'),
      organization: count('organization'),
      funding_round: count('funding_round'),
      industry: count('industry'),
    } satisfies Record<(typeof SELECTOR_TYPES)[number], number>;
  }

  /** Number of selectors per extractor, and when the newest was found. */
  async extractors(): Promise<Extractor[]> {
    const [tallies, hasSource] = await Promise.all([this.selectors.tallies(), this.sources.present()]);
    return EXTRACTORS.map(({ id, sources }) => {
      const bits = sources.reduce((sum, source) => sum | bitOfSource(source), 0);
      const own = tallies.filter(({ source_bits }) => (source_bits & bits) !== 0);
      const found = own.reduce((sum, { selectors }) => sum + selectors, 0);
      const state = found > 0 ? 'active' : hasSource[id] ? 'waiting' : 'off';
      return { id, state, found, lastFoundAt: found === 0 ? null : Math.max(...own.map((row) => row.last_found_at)) };
    });
  }

  /** Reading progress, in people: done, waiting and failed. */
  async progress(): Promise<{ done: number; waiting: number; failed: number }> {
    const [waiting, { read, failed }] = await Promise.all([
      this.log.waiting(COUNT_BOUND),
      this.sources.readings(SELECTORS_JOB),
    ]);
    return { done: Math.max(0, read - waiting), waiting, failed };
  }
}
