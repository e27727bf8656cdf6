import type { World } from '@concordia/fixtures';
import { automationWrites } from './automation.ts';
import { briefWrites } from './brief.ts';
import type { Call, Writes } from './call.ts';
import { cannedReplyWrites } from './canned-replies.ts';
import { contactImportWrites } from './contact-imports.ts';
import { contactWrites } from './contacts.ts';
import { draftWrites } from './drafts.ts';
import { enrichmentWrites } from './enrichment.ts';
import { feedWrites } from './feeds.ts';
import { graphWrites } from './graph.ts';
import { hubAuthWrites } from './hub-auth.ts';
import { hubEventWrites } from './hub-events.ts';
import { hubModuleWrites } from './hub-modules.ts';
import { hubWebhookWrites } from './hub-webhooks.ts';
import { importWrites } from './imports.ts';
import { ingestWrites } from './ingest.ts';
import { intelligenceWrites } from './intelligence.ts';
import { marketingWrites } from './marketing.ts';
import { messageWrites } from './messages.ts';
import { outboxWrites } from './outbox.ts';
import { outreachWrites } from './outreach.ts';
import { queueWrites } from './queue.ts';
import { searchWrites } from './search.ts';
import { suggestionWrites } from './suggestions.ts';
import { taskWrites } from './tasks.ts';
import { triageWrites } from './triage.ts';
import { workspaceWrites } from './workspace.ts';

const writes: readonly Writes[] = [
  marketingWrites,
  suggestionWrites,
  messageWrites,
  outboxWrites,
  contactWrites,
  contactImportWrites,
  hubAuthWrites,
  hubEventWrites,
  hubModuleWrites,
  hubWebhookWrites,
  importWrites,
  ingestWrites,
  feedWrites,
  enrichmentWrites,
  queueWrites,
  taskWrites,
  workspaceWrites,
  draftWrites,
  cannedReplyWrites,
  triageWrites,
  searchWrites,
  outreachWrites,
  automationWrites,
  intelligenceWrites,
  graphWrites,
  briefWrites,
];

export type { Call } from './call.ts';

/** Calls that both refuse, in the same words. */
export const refusals = (world: World): Call[] => writes.flatMap((one) => one.refusals(world));

/** Calls that change something; they are made in this order. */
export const changes = (world: World): Call[] => writes.flatMap((one) => one.changes(world));
