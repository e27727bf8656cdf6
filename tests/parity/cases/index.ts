import type { World } from '@concordia/fixtures';
import * as replies from '@concordia/fixtures/replies';
import { automationCases } from './automation.ts';
import { briefCases } from './brief.ts';
import { cannedReplyCases } from './canned-replies.ts';
import { contactImportCases } from './contact-imports.ts';
import { contactCases } from './contacts.ts';
import { conversationCases } from './conversations.ts';
import { draftCases } from './drafts.ts';
import { enrichmentCases } from './enrichment.ts';
import { feedCases } from './feeds.ts';
import { graphCases } from './graph.ts';
import { hubAuthCases } from './hub-auth.ts';
import { hubEventCases } from './hub-events.ts';
import { hubModuleCases } from './hub-modules.ts';
import { hubWebhookCases } from './hub-webhooks.ts';
import { importCases } from './imports.ts';
import { ingestCases } from './ingest.ts';
import { intelligenceCases } from './intelligence.ts';
import { marketingCases } from './marketing.ts';
import { messageCases } from './messages.ts';
import { outboxCases } from './outbox.ts';
import type { ParityCases } from './pages.ts';
import { patternCases } from './patterns.ts';
import { searchCases } from './search.ts';
import { suggestionCases } from './suggestions.ts';
import { taskCases } from './tasks.ts';
import { triageCases } from './triage.ts';

/** The calls to compare, by operation. What is no JSON (downloads, the stream) and what is measured (health) has tests of its own. */
export function casesOf(world: World): ParityCases {
  return {
    ...messageCases(world),
    ...conversationCases(world),
    ...contactCases(world),
    ...contactImportCases(world),
    ...hubAuthCases(world),
    ...hubEventCases(world),
    ...hubModuleCases(world),
    ...hubWebhookCases(world),
    ...importCases(world),
    ...ingestCases(world),
    ...taskCases(world),
    ...patternCases(world),
    ...feedCases(world),
    ...enrichmentCases(world),
    ...draftCases(world),
    ...triageCases(world),
    ...suggestionCases(world),
    ...searchCases(world),
    ...cannedReplyCases(world),
    ...outboxCases(world),
    ...automationCases(world),
    ...intelligenceCases(world),
    ...graphCases(world),
    ...briefCases(world),
    ...marketingCases(world),
    getStats: [{ path: '/api/analytics/stats', reply: () => replies.getStats(world) }],
    getWorkspace: [{ path: '/api/workspace', reply: () => replies.getWorkspace(world) }],
    getWorkspaceSettings: [{ path: '/api/workspace/settings', reply: () => replies.getWorkspaceSettings(world) }],
  };
}
