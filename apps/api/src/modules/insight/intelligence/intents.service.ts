import type { CustomerIntentReply, IntentReport } from '@concordia/contract/insight';
import { countIntents, intentFigures, NO_PURCHASES, NOTHING_LEARNED, topIntent } from '@concordia/domain/intents';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { loopBudget } from '../../../common/loop-budget.js';
import { fitOf } from './fit.json.js';
import { IntentsRepository } from './intents.repository.js';
import { SegmentationRepository } from './segmentation.repository.js';

/** Number of recent personal messages classified: some tens of milliseconds of work. */
const RECENT = 60;

/** Classifies recent messages by intent, with the embedded model and what the latest run learned. */
@Injectable()
export class IntentsService {
  constructor(
    private readonly intents: IntentsRepository,
    private readonly runs: SegmentationRepository,
    private readonly clock: Clock,
  ) {}

  async report(): Promise<IntentReport> {
    const fit = await this.runs.latest();
    // Runs from before a figure existed do without it until the next night.
    const learned = { ...NOTHING_LEARNED, ...fit?.result.learned };
    const rows = await this.intents.recent(RECENT);
    const buyers = await this.intents.buyers([...new Set(rows.flatMap(({ contact_id }) => contact_id ?? []))]);
    const recent: CustomerIntentReply[] = [];
    for (const row of rows) {
      // A text takes some milliseconds; the first takes tens.
      await loopBudget.yieldIfSpent();
      const figures = intentFigures(row, learned, buyers.get(row.contact_id ?? '') ?? NO_PURCHASES);
      if (figures === null) continue;
      recent.push({
        messageId: row.id,
        conversationId: row.conversation_id,
        contactId: row.contact_id,
        contactName: row.name,
        channel: row.channel,
        sentAt: new Date(row.sent_at).toISOString(),
        subject: row.subject,
        ...figures,
      });
    }
    const open = rows.filter(({ status }) => status === 'inbox' || status === 'in_progress');
    return {
      top: topIntent(recent, new Set(open.map(({ id }) => id))),
      recent,
      counts: countIntents(recent),
      answersLearned: learned.answers,
      fit: fitOf(fit, await this.runs.newest(), this.clock.now()),
    };
  }
}
