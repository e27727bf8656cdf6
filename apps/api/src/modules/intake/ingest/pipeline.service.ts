import type { IngestPipeline } from '@concordia/contract/intake';
import { Injectable } from '@nestjs/common';
import { StatCounters } from '../../inbox/counters/stat-counters.js';
import { SelectorsService } from '../../insight/selectors/selectors.service.js';
import { IngestRepository } from './ingest.repository.js';
import { PipelineRepository } from './pipeline.repository.js';

type Step = IngestPipeline['steps'][number];

@Injectable()
export class PipelineService {
  constructor(
    private readonly selectors: SelectorsService,
    private readonly runs: IngestRepository,
    private readonly facts: PipelineRepository,
    private readonly counters: StatCounters,
  ) {}

  async read(): Promise<IngestPipeline> {
    const [extractors, extraction, graph, open, failed, counts] = await Promise.all([
      this.selectors.extractors(),
      this.selectors.progress(),
      this.facts.graph(),
      this.runs.inStates(['receiving', 'queued', 'running']),
      this.facts.failedFiles(),
      this.counters.all(),
    ]);
    const count = (name: string) => counts.get(`ingest:${name}`) ?? 0;
    const valid = count('processed') + count('duplicates');
    return {
      extractors: extractors.map((extractor) => ({
        ...extractor,
        lastFoundAt: extractor.lastFoundAt === null ? null : new Date(extractor.lastFoundAt).toISOString(),
      })),
      steps: [
        step('receive', { done: valid + count('invalid'), waiting: open.length, failed }),
        step('validate', { done: valid, waiting: 0, failed: count('invalid') }),
        step('deduplicate', { done: count('processed'), waiting: 0, failed: 0 }),
        step('extract', extraction),
        step('relate', { done: graph.relationships, waiting: graph.changes, failed: graph.failedRelating }),
        step('score', { done: graph.scored, waiting: graph.unscored, failed: graph.failedScoring }),
      ],
    };
  }
}

/** Invalid lines do not make the validate step fail: they are reported, and the rest continues. */
function step(id: Step['id'], { done, waiting, failed }: Pick<Step, 'done' | 'waiting' | 'failed'>): Step {
  const isFailing = failed > 0 && id !== 'validate';
  return { id, state: isFailing ? 'failing' : waiting > 0 ? 'working' : 'idle', done, waiting, failed };
}
