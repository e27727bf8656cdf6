import type {
  ChurnPrediction,
  CustomerStanding,
  IntelligenceRegistry,
  RfmAnalysis,
  SegmentationRun,
} from '@concordia/contract/insight';
import { customerReport } from '@concordia/domain/customers';
import { createWorld, segmentedOf, type World } from '@concordia/fixtures';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Ids } from '../../common/ids.js';
import { WorkspaceDatabase } from '../../database/workspace-database.js';
import { Sealing } from '../../sealing/sealing.js';
import { onEveryEngine } from '../../testing/engines.js';
import { openTestApp, type TestApp } from '../../testing/test-app.js';
import { AttachmentStore } from '../inbox/attachments/attachment-store.js';
import { StatCounters } from '../inbox/counters/stat-counters.js';
import { SearchIndexes } from '../inbox/search/search-indexes.js';
import { DemoSeeder } from './demo-seeder.js';

/* From raw messages and deals to every figure: SQL, thread and tables on one side, the world in memory on the other. */
onEveryEngine('the segmentation of the demo', (engine) => {
  let opened: TestApp;
  let world: World;

  beforeAll(async () => {
    opened = await openTestApp(engine);
    const { app, clock, inWorkspace } = opened;
    world = createWorld({ seed: 7, now: clock.now() });
    const seeder = new DemoSeeder(
      app.get(WorkspaceDatabase),
      app.get(AttachmentStore),
      app.get(StatCounters),
      app.get(SearchIndexes),
      app.get(Ids),
      app.get(Sealing),
    );
    await inWorkspace(() => seeder.seed({ ...world, segmentations: [] }));
    const started = await opened.request({ method: 'POST', url: '/api/intelligence/segmentation/run' });
    const { id } = started.json<SegmentationRun>();
    await vi.waitFor(
      async () => {
        const run = await opened.get<SegmentationRun>(`/api/intelligence/segmentation/runs/${id}`);
        if (run.state !== 'done') throw new Error(`The run is ${run.state}: ${run.failure}`);
      },
      { timeout: 60_000, interval: 50 },
    );
  });
  afterAll(() => opened.close());

  test('finds by SQL what is in the world', async () => {
    const found = segmentedOf(world);
    if (found === null) throw new Error('The world was segmented.');
    const { result, learned, scores, today } = found;
    const row = await opened.inWorkspace(() =>
      opened.app.get(WorkspaceDatabase).read.selectFrom('segmentation_run').select('result').executeTakeFirstOrThrow(),
    );
    expect(JSON.parse(row.result ?? '')).toEqual(JSON.parse(JSON.stringify({ ...result, learned })));
    expect(await opened.get<RfmAnalysis>('/api/intelligence/rfm-analysis')).toMatchObject(result.rfm);
    const { churnRisk } = await opened.get<ChurnPrediction>('/api/intelligence/churn-prediction');
    expect(churnRisk).toEqual(result.churnRisk);
    const customers = await opened.get<CustomerStanding[]>('/api/intelligence/customers?limit=500');
    expect(customers).toHaveLength(scores.size);
    for (const { name: _, company: __, ...customer } of customers) {
      const score = scores.get(customer.contactId);
      expect(customer).toEqual(score && customerReport(score, today));
    }
    const { models, phases } = await opened.get<IntelligenceRegistry>('/api/intelligence/models');
    expect(models.map(({ logLikelihood }) => logLikelihood)).toEqual(result.models.map((one) => one.logLikelihood));
    expect(phases.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'waiting', 'done', 'done', 'done']);
  });

  test('gives the figures of the specification', async () => {
    const { churnRisk } = await opened.get<ChurnPrediction>('/api/intelligence/churn-prediction');
    expect(Math.round(churnRisk.high.percentage)).toBe(12);
    const { engagedShare, totalCustomers, segments, fit } = await opened.get<RfmAnalysis>(
      '/api/intelligence/rfm-analysis',
    );
    expect(Math.round((engagedShare ?? 0) * 100)).toBe(73);
    expect(Object.values(segments).reduce((sum, { count }) => sum + count, 0)).toBe(totalCustomers);
    expect(fit).toMatchObject({ state: 'ready', version: 1, missing: [] });
  });
});
