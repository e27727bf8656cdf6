import type { CustomerDetail } from '@concordia/contract/insight';
import { HOUR } from '@concordia/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../database/workspace-database.js';
import { newConnection } from '../modules/channels/connections/connection.row.js';
import { contractDocument } from '../testing/contract-document.js';
import { onEveryEngine } from '../testing/engines.js';
import { type MadeMessage, mailMaker } from '../testing/mail-maker.js';
import { pngOf } from '../testing/pictures.js';
import { openTestApp, type TestApp } from '../testing/test-app.js';

const METHODS = ['get', 'post', 'patch', 'put', 'delete'] as const;

const HTTP_METHODS = { get: 'GET', post: 'POST', patch: 'PATCH', put: 'PUT', delete: 'DELETE' } as const;

const asPayload = (body: object | undefined) =>
  Buffer.isBuffer(body)
    ? { payload: body, headers: { 'content-type': 'application/octet-stream' } }
    : body && { payload: body };

/** A body that each call with an id would accept, so that only the id decides. */
const BODIES: Record<string, object> = {
  putContactPicture: pngOf(64, 64),
  addConversationToContact: { name: 'Ada' },
  updateTask: { title: 'Ours' },
  updateSaveOffer: { value: 1 },
  createOfferOutcome: { contactId: '00000000-0000-7000-8000-000000000000' },
  updateOfferOutcome: { state: 'accepted' },
  createPurchase: { value: 1 },
  updateDeal: { value: 2 },
  putDraft: { content: 'Ours', version: 0 },
  updateCannedReply: { name: 'Ours' },
  updateMessage: { isRead: true },
  updateConversation: { isRead: true },
  mergeConversations: { ids: ['00000000-0000-7000-8000-000000000000'] },
  splitConversation: { messageId: '00000000-0000-7000-8000-000000000000' },
  updatePromise: { isKept: true },
  updateContact: { name: 'Ours' },
  addContactPoint: { channel: 'email', handle: 'ours@x.example' },
  setConsent: { consent: 'in' },
  setContactTags: { tags: [] },
  createContactNote: { text: 'Ours' },
  updateContactNote: { text: 'Ours' },
  eraseContact: { confirm: 'Contact 1' },
  updateProject: { name: 'Ours' },
  setConversationProjects: { projectIds: [] },
  updateView: { name: 'Ours' },
  updateContactView: { name: 'Ours' },
  updateConversationView: { name: 'Ours' },
  updateMember: { name: 'Ours' },
  updateNewsSource: { name: 'Ours' },
  updateCalendarSubscription: { name: 'Ours' },
  updateModule: { name: 'Ours' },
  startContactImport: {},
  setImportOwner: { personId: null },
  updateChannelAccount: { name: 'Ours' },
  chooseMailboxFolders: { paths: ['INBOX'] },
  putChannelAccountSettings: { provider: 'twilio', settings: { accountSid: 'AC00000000000000000000000000000000' } },
  simulateAccountMessage: { from: '+46701740001', text: 'Hello' },
  sendReply: { content: 'Hello', idempotencyKey: 'isolation-1' },
  showPresence: { state: 'reading' },
  putReaction: { emoji: '👍' },
  updateCampaign: { name: 'Ours' },
  updateSubscription: { status: 'paused' },
  rotateSubscriptionSecret: { overlap_hours: 0 },
  pauseCampaign: { reason: 'Ours' },
  resumeCampaign: { reason: 'Ours' },
  stopCampaign: { reason: 'Ours' },
  rescheduleOutboxEntry: { sendAt: new Date(Date.UTC(2026, 11, 1)).toISOString() },
};

/** Calls whose parameter in the path is no id. */
const NOT_IDS = new Set([
  'listChannelMessages',
  'listMessageTemplates',
  'renewCalendarFeed',
  'updateChannel',
  'listChannelAccounts',
  'addChannelAccount',
  'putChannelSettings',
  'simulateMessage',
  'getAnalyticsOverviewOfRange',
  'listCadencePeople',
  'listResponses',
  'updateEnrichmentProvider',
  'testEnrichmentProvider',
]);

/** A customer who came once, as the segmentation stores them. */
const newCustomer = (contactId: string) =>
  ({
    contactId,
    segment: 'promising',
    recency: 1,
    frequency: 1,
    monetary: 1,
    monetaryBasis: 'deal_value',
    firstDay: '2026-11-20',
    lastDay: '2026-11-20',
    transactionDays: 1,
    silenceDays: 0,
    cancelledDay: null,
    usualGapDays: null,
    alive: null,
    churnProbability: null,
    risk: null,
    predictedDays: null,
    dealValue: 1,
    expectedValue: null,
    engagement: 0,
    factors: [],
    why: [],
    signals: { earlierDays: 0, laterDays: 1, negativity: 0, unanswered: 0, bounces: 0, cancellations: 0 },
  }) satisfies Omit<CustomerDetail, 'name' | 'company' | 'offers' | 'fit'>;

onEveryEngine("another workspace's things", (engine) => {
  let opened: TestApp;
  let theirs: Awaited<ReturnType<typeof makeThings>>;
  let ours: Awaited<ReturnType<typeof makeThings>>;

  beforeAll(async () => {
    opened = await openTestApp(engine);
    const other = await opened.addWorkspace('Other');
    theirs = await makeThings(other);
    ours = await makeThings(opened.workspaceId);
  });
  afterAll(() => opened.close());

  async function makeThings(workspaceId: string) {
    const made = await mailMaker(opened, workspaceId)({ excerpt: 'I will call you tomorrow.' });
    const person = await makePerson(workspaceId, made.contactId);
    await makeSuggestion(workspaceId, made.messageId, person.suggestionId);
    await makeUpload(workspaceId, made.attachmentId);
    return {
      ...made,
      promiseId: `${made.messageId}:0`,
      regroupingId: await makeRegrouping(workspaceId, made.conversationId),
      importId: await makeImport(workspaceId),
      channel: 'sms',
      accountId: await makeAccount(workspaceId),
      outboxEntryId: await makeOutboxEntry(workspaceId, made),
      deadLetterId: await makeDeadLetter(workspaceId),
      cannedReplyId: await makeCannedReply(workspaceId),
      nightRunId: await makeNightRun(workspaceId),
      runId: await makeIngestRun(workspaceId),
      ...(await makeGraph(workspaceId)),
      ...(await makeIntelligence(workspaceId, made.contactId)),
      campaignId: await makeCampaign(workspaceId),
      ...(await makeFeedsAndBooks(workspaceId)),
      moduleId: await makeModule(workspaceId),
      ...(await makeWebhook(workspaceId)),
      ...(await makeEvent(workspaceId)),
      ...(await makeToken(workspaceId)),
      ...(await makeEnrichment(workspaceId, made.contactId)),
      ...(await makeSorting(workspaceId)),
      ...person,
    };
  }

  async function makeAccount(workspaceId: string): Promise<string> {
    const row = newConnection({ id: opened.ids.next(), channel: 'sms', isFirst: true }, opened.clock.now());
    await opened.inWorkspace(
      () => opened.app.get(WorkspaceDatabase).write((tx) => tx.insertInto('channel_connection').values(row).execute()),
      workspaceId,
    );
    return row.id;
  }

  async function makeRegrouping(workspaceId: string, conversation_id: string): Promise<string> {
    const row = { id: opened.ids.next(), kind: 'merge', conversation_id, other_ids: '[]', created_at: 0 } as const;
    await opened.inWorkspace(
      () => opened.app.get(WorkspaceDatabase).write((tx) => tx.insertInto('regrouping').values(row).execute()),
      workspaceId,
    );
    return row.id;
  }

  /** A source of news, a calendar and an address book. */
  async function makeFeedsAndBooks(workspaceId: string) {
    const { ids, clock } = opened;
    const made = { newsSourceId: ids.next(), contactImportId: ids.next(), calendarSubscriptionId: ids.next() };
    const created_at = clock.now();
    await opened.inWorkspace(
      () =>
        opened.app.get(WorkspaceDatabase).write(async (tx) => {
          const source = { id: made.newsSourceId, name: 'News', url: 'https://n.example/', created_at };
          await tx.insertInto('news_source').values(source).execute();
          const calendar = { id: made.calendarSubscriptionId, name: 'C', host: 'c.example', address: 'x', created_at };
          await tx.insertInto('calendar_subscription').values(calendar).execute();
          const book = { id: made.contactImportId, name: 'a.csv', format: 'csv', state: 'done', created_at } as const;
          await tx.insertInto('contact_import').values(book).execute();
        }),
      workspaceId,
    );
    return made;
  }

  /** A module that published a document and tools. */
  async function makeModule(workspaceId: string): Promise<string> {
    const created_at = opened.clock.now();
    const row = { id: opened.ids.next(), name: 'theirs', name_key: 'theirs', base_url: 'http://127.0.0.1:9' };
    const api = { title: '', version: '', openapi: '3.1.0', is_valid: true, problems: [], operations: [] };
    const tools = { server_name: null, server_version: null, tools: [] };
    await opened.inWorkspace(
      () =>
        opened.app.get(WorkspaceDatabase).write(async (tx) => {
          await tx
            .insertInto('hub_module')
            .values({ ...row, next_check_at: created_at, created_at })
            .execute();
          const published = { hub_module_id: row.id, fetched_at: created_at };
          await tx
            .insertInto('hub_module_document')
            .values([
              { ...published, kind: 'openapi', content: JSON.stringify(api) },
              { ...published, kind: 'tools', content: JSON.stringify(tools) },
            ])
            .execute();
        }),
      workspaceId,
    );
    return row.id;
  }

  /** A key, and a token that it signed. */
  async function makeToken(workspaceId: string) {
    const { ids, clock } = opened;
    const made = { kid: ids.next(), jti: ids.next() };
    const at = clock.now();
    const key = { id: ids.next(), kid: made.kid, algorithm: 'RS256', signs: 'RS256', created_at: at } as const;
    const token = { module_id: ids.next(), module_name: 'theirs', scope: 'read', issued_at: at, expires_at: at };
    await opened.inWorkspace(
      () =>
        opened.app.get(WorkspaceDatabase).write(async (tx) => {
          await tx
            .insertInto('hub_key')
            .values({ ...key, public_jwk: '{}' })
            .execute();
          await tx
            .insertInto('hub_token')
            .values({ id: made.jti, kid: made.kid, ...token })
            .execute();
        }),
      workspaceId,
    );
    return made;
  }

  /** An event that was published, and a replay of it. */
  async function makeEvent(workspaceId: string) {
    const { ids, clock } = opened;
    const made = { eventId: ids.next(), replayId: ids.next() };
    const at = clock.now();
    const event = { id: made.eventId, seq: 1, topic: 'a', payload: '{}', source: 'owner', published_at: at } as const;
    const range = { topic: '**', since: at, until: at, created_at: at, updated_at: at };
    await opened.inWorkspace(
      () =>
        opened.app.get(WorkspaceDatabase).write(async (tx) => {
          await tx.insertInto('hub_event').values(event).execute();
          await tx.updateTable('workspace').set({ event_seq: 1 }).execute();
          await tx
            .insertInto('hub_replay')
            .values({ id: made.replayId, state: 'queued', ...range })
            .execute();
        }),
      workspaceId,
    );
    return made;
  }

  /** A result of a search, and what it changed about a contact. */
  async function makeEnrichment(workspaceId: string, contact_id: string) {
    const { ids, clock } = opened;
    const made = { resultId: ids.next(), enrichmentId: ids.next() };
    const at = clock.now();
    const from = { provider: 'linkedin', type: 'profiles' } as const;
    const result = { id: made.resultId, ...from, query_key: 'a', query: 'a', items: '[]' };
    const attached = {
      id: made.enrichmentId,
      contact_id,
      ...from,
      result_id: made.resultId,
      source: 'a',
      changes: '[]',
    };
    await opened.inWorkspace(
      () =>
        opened.app.get(WorkspaceDatabase).write(async (tx) => {
          await tx
            .insertInto('enrichment_result')
            .values({ ...result, fetched_at: at, expires_at: at })
            .execute();
          await tx
            .insertInto('enrichment_attachment')
            .values({ ...attached, fetched_at: at, attached_at: at })
            .execute();
        }),
      workspaceId,
    );
    return made;
  }

  /** A file that is to go out; files that came have the same parameter, so both have the id. */
  async function makeUpload(workspaceId: string, id: string): Promise<void> {
    const file = { file_name: 'a.txt', content_type: 'text/plain', size_bytes: 1, content_hash: '' };
    const row = { id, ...file, created_at: opened.clock.now() };
    await opened.inWorkspace(
      () => opened.app.get(WorkspaceDatabase).write((tx) => tx.insertInto('upload').values(row).execute()),
      workspaceId,
    );
  }

  /** A company in the graph, and a search of it that is kept. */
  async function makeGraph(workspaceId: string) {
    const { ids, clock } = opened;
    const made = { entityId: ids.next(), savedSearchId: ids.next() };
    await opened.inWorkspace(
      () =>
        opened.app.get(WorkspaceDatabase).write(async (tx) => {
          await tx.insertInto('graph_node').values({ id: made.entityId, entity_type: 'Company', name: 'A' }).execute();
          const search = { name: 'A', name_key: 'a', query: 'A', created_at: clock.now() };
          await tx
            .insertInto('saved_search')
            .values({ id: made.savedSearchId, ...search })
            .execute();
        }),
      workspaceId,
    );
    return made;
  }

  /** A subscription that nothing is sent to, and what was. */
  async function makeWebhook(workspaceId: string) {
    const { ids, clock } = opened;
    const made = { subscriptionId: ids.next(), deliveryId: ids.next() };
    const created_at = clock.now();
    const what = { topic: '**', webhook_url: 'https://a.example/', module_name: 'a', state: 'active' } as const;
    const place = { signature: 'v1', sealed_secret: '', start_seq: 0, position: 0, is_sample: 1 } as const;
    const event = { event_id: ids.next(), event_seq: 1, topic: 'a', state: 'delivered' } as const;
    await opened.inWorkspace(
      () =>
        opened.app.get(WorkspaceDatabase).write(async (tx) => {
          await tx
            .insertInto('hub_subscription')
            .values({ id: made.subscriptionId, ...what, ...place, created_at })
            .execute();
          await tx
            .insertInto('hub_delivery')
            .values({ id: made.deliveryId, subscription_id: made.subscriptionId, ...event, created_at })
            .execute();
        }),
      workspaceId,
    );
    return made;
  }

  /** A file of events that was read. */
  async function makeIngestRun(workspaceId: string): Promise<string> {
    const id = opened.ids.next();
    const now = opened.clock.now();
    const row = { id, file_name: 'a.jsonl', state: 'finished', created_at: now, updated_at: now } as const;
    await opened.inWorkspace(
      () => opened.app.get(WorkspaceDatabase).write((tx) => tx.insertInto('ingest_run').values(row).execute()),
      workspaceId,
    );
    return id;
  }

  async function makeDeadLetter(workspaceId: string): Promise<string> {
    const id = opened.ids.next();
    const event = { provider: 'twilio', provider_id: id, raw: '{}', state: 'failed' } as const;
    const row = { id, ...event, received_at: opened.clock.now() };
    await opened.inWorkspace(
      () => opened.app.get(WorkspaceDatabase).write((tx) => tx.insertInto('inbound_envelope').values(row).execute()),
      workspaceId,
    );
    return id;
  }

  async function makeNightRun(workspaceId: string): Promise<string> {
    const id = opened.ids.next();
    const row = { id, kind: 'morning_brief', started_by: 'person', state: 'done' } as const;
    const values = { ...row, created_at: opened.clock.now() };
    await opened.inWorkspace(
      () => opened.app.get(WorkspaceDatabase).write((tx) => tx.insertInto('night_run').values(values).execute()),
      workspaceId,
    );
    return id;
  }

  async function makeCampaign(workspaceId: string): Promise<string> {
    const id = opened.ids.next();
    const at = opened.clock.now();
    const day = { day_from: '00:00', day_until: '00:00', time_zone: 'UTC' };
    const plan = {
      canary_share: 0.05,
      rollback: 0.15,
      canary_window: HOUR,
      when_unclear: 'ask',
      answer_window: HOUR,
    } as const;
    const what = { name: 'Sale', goal: 'reply', state: 'draft', audience: '{}', channels: '["email"]' } as const;
    const row = { id, ...what, ...day, ...plan, since: at, created_at: at };
    await opened.inWorkspace(
      () => opened.app.get(WorkspaceDatabase).write((tx) => tx.insertInto('campaign').values(row).execute()),
      workspaceId,
    );
    return id;
  }

  /** A run of the segmentation, a score, a deal, and an offer that was made. */
  async function makeIntelligence(workspaceId: string, contact_id: string) {
    const { ids, clock } = opened;
    const made = { segmentationRunId: ids.next(), saveOfferId: ids.next(), outcomeId: ids.next(), dealId: ids.next() };
    const at = clock.now();
    const offer = { id: made.saveOfferId, name: 'A call', value: 1, window_days: 30, created_at: at, updated_at: at };
    const detail = JSON.stringify(newCustomer(contact_id));
    const sorted = { churn_ppm: 0, value_cents: 0, last_day: 0, engagement_ppm: 0, detail };
    await opened.inWorkspace(
      () =>
        opened.app.get(WorkspaceDatabase).write(async (tx) => {
          const run = { id: made.segmentationRunId, started_by: 'person', state: 'cancelled', created_at: at } as const;
          await tx.insertInto('segmentation_run').values(run).execute();
          await tx
            .insertInto('customer_score')
            .values({ contact_id, version: 1, segment: 'promising', ...sorted })
            .execute();
          await tx.insertInto('save_offer').values(offer).execute();
          await tx
            .insertInto('save_offer_outcome')
            .values({
              id: made.outcomeId,
              offer_id: made.saveOfferId,
              contact_id,
              state: 'open',
              made_at: at,
              ends_at: at,
            })
            .execute();
          await tx
            .insertInto('deal')
            .values({ id: made.dealId, contact_id, value: 1, closed_at: at, created_at: at })
            .execute();
        }),
      workspaceId,
    );
    return made;
  }

  async function makeCannedReply(workspaceId: string): Promise<string> {
    const id = opened.ids.next();
    const at = opened.clock.now();
    const row = { id, name: 'Thanks', name_key: 'thanks', content: 'Thank you.', created_at: at, updated_at: at };
    await opened.inWorkspace(
      () => opened.app.get(WorkspaceDatabase).write((tx) => tx.insertInto('canned_reply').values(row).execute()),
      workspaceId,
    );
    return id;
  }

  /** A suggested reply; merges that are suggested have the same parameter, so both have the id. */
  async function makeSuggestion(workspaceId: string, message_id: string, id: string): Promise<void> {
    const row = {
      id,
      message_id,
      position: 0,
      type: 'acknowledgment',
      content: 'Hi',
      confidence: 50,
      source: 'embedded',
    } as const;
    await opened.inWorkspace(
      () =>
        opened.app.get(WorkspaceDatabase).write((tx) =>
          tx
            .insertInto('suggestion')
            .values({ ...row, created_at: opened.clock.now() })
            .execute(),
        ),
      workspaceId,
    );
  }

  /** What is kept about a contact, and another who may be the same. */
  async function makePerson(workspaceId: string, contactId: string) {
    const { ids, clock } = opened;
    const made = { noteId: ids.next(), pointId: ids.next(), mergeId: ids.next(), suggestionId: ids.next() };
    const created_at = clock.now();
    const row = { contact_id: contactId, created_at };
    const merge = { kept_id: contactId, other_id: ids.next(), other_name: 'Twin', before: '{}', created_at };
    const pair = { one_id: contactId, other_id: ids.next(), score: 80, evidence: '[]', created_at };
    await opened.inWorkspace(
      () =>
        opened.app.get(WorkspaceDatabase).write(async (tx) => {
          await tx
            .insertInto('contact_note')
            .values({ ...row, id: made.noteId, text: 'Hi', updated_at: created_at })
            .execute();
          await tx
            .insertInto('contact_point')
            .values({ ...row, id: made.pointId, channel: 'telegram', handle: '@one' })
            .execute();
          await tx
            .insertInto('contact_merge')
            .values({ ...merge, id: made.mergeId })
            .execute();
          await tx
            .insertInto('merge_suggestion')
            .values({ ...pair, id: made.suggestionId })
            .execute();
        }),
      workspaceId,
    );
    return made;
  }

  /** A project, a view, a member and a task. */
  async function makeSorting(workspaceId: string) {
    const { ids, clock } = opened;
    const made = { projectId: ids.next(), viewId: ids.next(), memberId: ids.next(), taskId: ids.next() };
    const created_at = clock.now();
    await opened.inWorkspace(
      () =>
        opened.app.get(WorkspaceDatabase).write(async (tx) => {
          const project = { id: made.projectId, name: 'Sales', name_key: 'sales', position: 0, created_at };
          await tx.insertInto('project').values(project).execute();
          await tx
            .insertInto('saved_view')
            .values({ id: made.viewId, name: 'Mine', position: 0, created_at })
            .execute();
          await tx
            .insertInto('task')
            .values({ id: made.taskId, kind: 'task', title: 'Theirs or ours', due_at: created_at, created_at })
            .execute();
          await tx.insertInto('member').values({ id: made.memberId, name: 'Tom', created_at }).execute();
        }),
      workspaceId,
    );
    return made;
  }

  async function makeOutboxEntry(workspaceId: string, { conversationId, contactId }: MadeMessage): Promise<string> {
    const id = opened.ids.next();
    const now = opened.clock.now();
    const row = {
      id,
      conversation_id: conversationId,
      contact_id: contactId,
      channel: 'email',
      content: 'Later',
      state: 'scheduled',
      send_at: now + 3_600_000,
      lane: conversationId,
      idempotency_key: id,
      content_mark: '',
      created_at: now,
    } as const;
    await opened.inWorkspace(
      () => opened.app.get(WorkspaceDatabase).write((tx) => tx.insertInto('outbound_message').values(row).execute()),
      workspaceId,
    );
    return id;
  }

  async function makeImport(workspaceId: string): Promise<string> {
    const id = opened.ids.next();
    const now = opened.clock.now();
    await opened.inWorkspace(
      () =>
        opened.app.get(WorkspaceDatabase).write((tx) =>
          tx
            .insertInto('import_run')
            .values({
              id,
              origin: 'path',
              name: 'a',
              state: 'done',
              source_path: '/a',
              created_at: now,
              updated_at: now,
            })
            .execute(),
        ),
      workspaceId,
    );
    return id;
  }

  /** Every call of the contract that takes an id; a new one is found by itself. */
  function callsWithIds() {
    return Object.entries(contractDocument(opened.app).paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method];
        const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
        if (operation?.operationId === undefined || names.length === 0 || NOT_IDS.has(operation.operationId)) return [];
        return [{ path, method, operationId: operation.operationId, names }];
      }),
    );
  }

  /** Not a channel, which both have. */
  const isId = (value: string) => value !== 'sms';

  const fill = (path: string, ids: Record<string, string>) =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const id = name === 'entityType' ? 'Company' : ids[name];
      if (id === undefined) throw new Error(`This test does not know what a ${name} is; make one in both workspaces.`);
      return id;
    });

  test('are 404 in every call that takes an id', async () => {
    const calls = callsWithIds();
    expect(calls.length).toBeGreaterThanOrEqual(10);
    for (const { path, method, operationId } of calls) {
      const url = fill(path, { ...theirs });
      const answer = await opened.request({
        method: HTTP_METHODS[method],
        url,
        ...asPayload(BODIES[operationId]),
      });
      expect([operationId, answer.statusCode, answer.json().statusCode]).toEqual([operationId, 404, 404]);
    }
  });

  /** The attachments and contacts here have no file, and the account is no mailbox. */
  const needsMore = new Set(['downloadAttachment', 'previewAttachment', 'listMailboxFolders', 'showContactPicture']);

  test('leave the same calls with our own ids alone', async () => {
    for (const { path, method, operationId } of callsWithIds()) {
      if (method !== 'get' || needsMore.has(operationId)) continue;
      const answer = await opened.request({ method: 'GET', url: fill(path, { ...ours }) });
      expect([operationId, answer.statusCode]).toEqual([operationId, 200]);
    }
  });

  describe('are in no list', () => {
    test.each([
      '/api/messages',
      '/api/messages/channel/email',
      '/api/contacts',
      '/api/contact-views',
      '/api/conversation-views',
      '/api/contacts/merge-suggestions',
      '/api/merges',
      '/api/accounts',
      '/api/channels/sms/accounts',
      '/api/erasures',
      '/api/imports',
      '/api/projects',
      '/api/views',
      '/api/members',
      '/api/contact-imports',
      '/api/news/sources',
      '/api/calendar/subscriptions',
      '/api/connection/modules',
      '/api/dead-letters',
      '/api/intelligence/customers',
      '/api/intelligence/save-offers',
      '/api/marketing/campaigns',
      '/api/marketing/decisions',
      '/api/connection/auth',
      '/api/connection/auth/tokens',
      '/api/connection/subscriptions',
    ])('%s', async (url) => {
      const text = JSON.stringify(await opened.get(url));
      for (const id of Object.values(theirs).filter(isId)) expect(text).not.toContain(id);
    });
  });

  test('are in no figure', async () => {
    expect(await opened.get('/api/analytics/stats')).toMatchObject({ unread: 1, byChannel: { email: 1 } });
  });
});
