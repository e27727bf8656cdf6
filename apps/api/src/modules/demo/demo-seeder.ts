import { countedMessage, type World } from '@concordia/fixtures';
import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import { Ids } from '../../common/ids.js';
import type { ScopedTables } from '../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../database/workspace-database.js';
import { Sealing } from '../../sealing/sealing.js';
import { keyPlace } from '../hub/auth/key-pair.js';
import { secretPlace } from '../hub/webhooks/signing/keyring.js';
import { makeSecret } from '../hub/webhooks/signing/secrets.js';
import { AttachmentStore } from '../inbox/attachments/attachment-store.js';
import { CounterTally } from '../inbox/counters/counter-tally.js';
import { StatCounters } from '../inbox/counters/stat-counters.js';
import { SearchIndexes } from '../inbox/search/search-indexes.js';
import { campaignRows } from './campaign-rows.js';
import { contactImportRows } from './contact-import-rows.js';
import { echoRows } from './echo-rows.js';
import { feedRows } from './feed-rows.js';
import { guardrailRows } from './guardrail-rows.js';
import { hubAuthRows } from './hub-auth-rows.js';
import { hubEventRows } from './hub-event-rows.js';
import { hubModuleRows } from './hub-module-rows.js';
import { hubWebhookRows } from './hub-webhook-rows.js';
import { intelligenceRows } from './intelligence-rows.js';
import { lifeRows } from './life-rows.js';
import { outboxRows } from './outbox-rows.js';
import { peopleRows } from './people-rows.js';
import { insertRows, nameUntouched, removeMembers } from './seeding.repository.js';
import { taskRows } from './task-rows.js';
import { rowsOf } from './world-rows.js';
import { writingRows } from './writing-rows.js';

/** Tables of a world, referenced tables first. */
const TABLES = [
  'contact',
  'contact_point',
  'contact_note',
  'consent_change',
  'contact_tag',
  'contact_profile',
  'merge_suggestion',
  'identity_key',
  'erasure',
  'conversation',
  'message',
  'message_body',
  'message_origin',
  'message_reaction',
  'engagement_event',
  'post_metric',
  'member',
  'project',
  'conversation_project',
  'saved_view',
  'attachment',
  'deal',
  'deal_conversation',
  'save_offer',
  'save_offer_outcome',
  'segmentation_run',
  'customer_score',
  'import_run',
  'import_problem',
  'contact_import',
  'contact_import_problem',
  'channel_connection',
  'outbound_message',
  'draft',
  'canned_reply',
  'saved_search',
  'task',
  'notification',
  'job',
  'news_source',
  'news_item',
  'calendar_subscription',
  'calendar_event',
  'market_quote',
  'guardrail_setting',
  'campaign',
  'campaign_variant',
  'campaign_recipient',
  'campaign_decision',
  'hub_module',
  'hub_module_check',
  'hub_module_document',
  'hub_key',
  'hub_token',
  'hub_audit',
  'hub_event',
  'hub_event_key',
  'hub_subscription',
  'hub_delivery',
  'hub_attempt',
] as const;

type AttachmentRow = Insertable<ScopedTables['attachment']>;

@Injectable()
export class DemoSeeder {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly attachments: AttachmentStore,
    private readonly counters: StatCounters,
    private readonly search: SearchIndexes,
    private readonly ids: Ids,
    private readonly sealing: Sealing,
  ) {}

  /**
   * Writes the world into the current workspace in one transaction.
   *
   * @returns `false`, having written nothing, if the workspace is not untouched.
   */
  async seed(world: World): Promise<boolean> {
    const files = await this.#keepFiles(world);
    const rows = {
      ...rowsOf(world),
      ...peopleRows(world),
      ...contactImportRows(world),
      ...outboxRows(world),
      ...writingRows(world, this.ids.next),
      ...taskRows(world, this.ids.next),
      ...feedRows(world),
      ...intelligenceRows(world),
      ...lifeRows(world, this.ids.next),
      ...echoRows(world, this.ids.next),
      ...campaignRows(world),
      ...guardrailRows(world),
      ...hubModuleRows(world),
      ...hubEventRows(world),
      ...hubWebhookRows(world, (id) => this.sealing.seal(makeSecret(), secretPlace(id))),
      ...(await hubAuthRows(world, (pem, kid) => this.sealing.seal(pem, keyPlace(kid)))),
      attachment: files,
    };
    return this.db.write(async (tx) => {
      if (!(await takeUntouched(tx, world))) return false;
      // The world brings its own owner.
      await removeMembers(tx);
      for (const table of TABLES) await insertRows(tx, table, rows[table]);
      await this.search.messages.add(
        tx,
        world.messages.map(({ id }) => id),
      );
      await this.search.contacts.putAll(
        tx,
        world.contacts.map(({ id }) => id),
      );
      await this.counters.apply(tx, tallyOf(world));
      return true;
    });
  }

  /** Writes files to disk, before the transaction that refers to them. */
  async #keepFiles(world: World): Promise<AttachmentRow[]> {
    const rows: AttachmentRow[] = [];
    for (const message of world.messages) {
      for (const [position, file] of message.attachments.entries()) {
        const bytes = Buffer.from(file.content, file.encoding ?? 'utf8');
        rows.push({
          id: file.id,
          message_id: message.id,
          position,
          file_name: file.fileName,
          content_type: file.contentType,
          size_bytes: file.away?.sizeBytes ?? bytes.byteLength,
          is_inline: file.isInline ? 1 : 0,
          content_id: null,
          ...(file.away === undefined ? await this.#here(bytes) : awayOf(file.away)),
        });
      }
    }
    return rows;
  }

  async #here(bytes: Uint8Array) {
    return { content_hash: await this.attachments.put(bytes), fetch_state: 'here' as const, failure: null };
  }
}

/** A file without bytes, since the demo has no provider to fetch it from. */
function awayOf({ why }: NonNullable<World['messages'][number]['attachments'][number]['away']>) {
  return why === 'waiting'
    ? { content_hash: '', fetch_state: 'waiting' as const, failure: null }
    : { content_hash: '', fetch_state: 'failed' as const, failure: why };
}

/** Names the workspace after the world if it is untouched, and locks its row until commit. */
function takeUntouched(tx: WorkspaceTransaction, { workspace, hub }: World): Promise<boolean> {
  return nameUntouched(tx, {
    name: workspace.name,
    own_addresses: JSON.stringify(workspace.ownAddresses),
    is_demo: workspace.isDemo ? 1 : 0,
    currency: workspace.currency,
    time_zone: workspace.timeZone,
    retention_days: workspace.retentionDays,
    event_seq: hub.events.length,
    event_at: hub.events.at(-1)?.publishedAt ?? 0,
  });
}

function tallyOf(world: World): CounterTally {
  const tally = new CounterTally().contacts(world.contacts.length).imports(world.imports.length);
  for (const message of world.messages) tally.message(null, countedMessage(message), message.conversationId);
  return tally;
}
