import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { companyIdOf } from '@concordia/domain/graph';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { type ImportBench, openImportBench } from '../../intake/imports/testing.js';
import { CompanySelectors } from './company-selectors.js';
import { SelectorChangesRepository } from './selector-changes.repository.js';
import { SelectorFacts } from './selector-facts.js';
import { SelectorFactsRepository } from './selector-facts.repository.js';
import { SelectorUpkeep } from './selector-upkeep.js';
import { SelectorWriter } from './selector-writer.js';
import { SelectorsRepository } from './selectors.repository.js';
import { StoredSelectorsRepository } from './stored-selectors.repository.js';

const OURS = 'ola@ours.example';

/** Encoded words, private hops, a bounce, a line of garbage, and one of ours that tells of our own machine. */
const MAILBOX = [
  'From - Mon Jan 05 10:00:00 2026',
  'Received: from mx.blue.example ([8.8.8.8]) by mx.ours.example; Mon, 5 Jan 2026 10:00:02 +0000',
  'Received: from laptop ([192.168.0.9]) by mx.blue.example; Mon, 5 Jan 2026 10:00:01 +0000',
  'From: Ann Lee <Ann@Blue-Harbour.example>',
  `To: ${OURS}`,
  'Subject: Pilot',
  'Message-ID: <one@blue-harbour.example>',
  'Date: Mon, 5 Jan 2026 10:00:00 +0000',
  'X-Mailer: Microsoft Outlook 16.0',
  'Accept-Language: en-GB, de;q=0.5',
  'Organization: =?utf-8?Q?Blue_Harbour_Logistics_L=74d?=',
  'this line is garbage',
  '',
  'We closed our Series B and move to Kubernetes.',
  '',
  '> Terraform was quoted',
  '',
  '-- ',
  'Ann Lee',
  'Head of Data',
  'Blue Harbour Logistics Ltd',
  '+44 20 7946 0958',
  '',
  'From - Mon Jan 05 11:00:00 2026',
  `From: Ola <${OURS}>`,
  'To: Ann Lee <ann@blue-harbour.example>',
  'Subject: Re: Pilot',
  'Message-ID: <two@ours.example>',
  'In-Reply-To: <one@blue-harbour.example>',
  'Date: Mon, 5 Jan 2026 11:00:00 +0000',
  'User-Agent: Mozilla Thunderbird',
  '',
  'Congratulations! Shall we talk about PostgreSQL?',
  '',
  'From - Mon Jan 05 12:00:00 2026',
  'From: MAILER-DAEMON <mailer-daemon@mx.example>',
  `To: ${OURS}`,
  'Message-ID: <three@mx.example>',
  'Date: Mon, 5 Jan 2026 12:00:00 +0000',
  'X-Mailer: Bouncer',
  'Content-Type: multipart/report; report-type=delivery-status; boundary=x',
  '',
  '--x',
  '',
  'Redis is full.',
  '--x--',
  '',
].join('\n');

onEveryEngine('selectors of a mailbox', (engine) => {
  let bench: ImportBench;
  let upkeep: SelectorUpkeep;
  let selectors: SelectorsRepository;

  // Their owner moves and goes: each test reads the mailbox into a database of its own.
  beforeEach(async () => {
    bench = await openImportBench(engine);
    const { db, ids, place } = bench.database;
    selectors = new SelectorsRepository(db);
    const writer = new SelectorWriter(new StoredSelectorsRepository(), ids);
    const companies = new CompanySelectors(selectors, writer);
    const log = new SelectorChangesRepository(db);
    const { queue } = bench.worker;
    upkeep = new SelectorUpkeep(
      db,
      log,
      new SelectorFacts(new SelectorFactsRepository(db)),
      selectors,
      writer,
      companies,
      queue,
      ids,
    );
    const path = join(place.dataDir, 'nasty.mbox');
    writeFileSync(path, MAILBOX);
    await bench.upload(path, [OURS]);
    await keep();
  });
  afterEach(() => bench.close());

  const keep = () => bench.database.inWorkspace(() => upkeep.keep(new AbortController().signal));
  const contacts = () => bench.database.engine.reader.selectFrom('contact').select(['id', 'name']).execute();
  const of = async (nodeId: string) => {
    const all = await bench.database.inWorkspace(() => selectors.ofNodes([nodeId]));
    return all.map(({ type, value, evidence }) => `${type}:${value} ${sourcesOf(evidence)}`).toSorted();
  };
  const everything = async () => {
    const rows = bench.database.engine.reader.selectFrom('selector').select('node_id').distinct();
    const nodes = (await rows.execute()).map(({ node_id }) => node_id);
    const all = await bench.database.inWorkspace(() => selectors.ofNodes(nodes));
    return all
      .map(({ nodeId, type, value, sourceBits, lastFoundAt, evidence }) => ({
        nodeId,
        type,
        value,
        sourceBits,
        lastFoundAt,
        evidence,
      }))
      .toSorted((one, another) => (JSON.stringify(one) < JSON.stringify(another) ? -1 : 1));
  };

  test('are read from headers, signatures, bodies and cards, with their evidence', async () => {
    const [ann] = await contacts();
    expect(await of(ann?.id ?? '')).toEqual([
      'accept_language:de header',
      'accept_language:en-gb header',
      'domain:blue-harbour.example contact,header',
      'email:ann@blue-harbour.example contact,header',
      'funding_round:series b body',
      'industry:logistics contact,header',
      'ip:8.8.8.8 header',
      'organization:blue harbour logistics ltd contact,header',
      'phone:+442079460958 contact,signature',
      'tech_stack:kubernetes body',
      'tech_stack:outlook header',
      'title:head of data contact,signature',
      'topic:pilot body',
      'user_agent:microsoft outlook 16.0 header',
    ]);
    const all = await bench.database.inWorkspace(() => selectors.ofNodes([ann?.id ?? '']));
    expect(all.find(({ type }) => type === 'funding_round')?.evidence).toMatchObject([
      { quote: 'We closed our Series B and move to Kubernetes.', foundAt: Date.UTC(2026, 0, 5, 10) },
    ]);
  });

  test('of our own machine belong to ourselves, those that people share to their company', async () => {
    const { workspaceId } = bench.database;
    expect(await of(workspaceId)).toEqual([
      'domain:ours.example contact',
      `email:${OURS} contact`,
      'tech_stack:thunderbird header',
      'user_agent:mozilla thunderbird header',
    ]);
    expect(await of(companyIdOf(workspaceId, 'Blue Harbour Logistics Ltd') ?? '')).toEqual([
      'domain:blue-harbour.example contact,header',
      'funding_round:series b body',
      'industry:logistics contact,header',
      'organization:blue harbour logistics ltd contact,header',
      'tech_stack:kubernetes body',
      'tech_stack:outlook header',
    ]);
  });

  test('are the same when everything is read again', async () => {
    const before = await everything();
    await bench.database.inWorkspace(() => upkeep.rebuild());
    await keep();
    expect(await everything()).toEqual(before);
  });

  test('move with the messages to who they turn out to be from, and go with the person', async () => {
    const { db, ids, clock, inWorkspace } = bench.database;
    const [ann] = await contacts();
    const other = ids.next();
    await inWorkspace(() =>
      db.write(async (tx) => {
        await tx.insertInto('contact').values({ id: other, name: 'Ann L', created_at: clock.now() }).execute();
        await tx.updateTable('message').set({ contact_id: other }).execute();
      }),
    );
    await keep();
    expect(await of(other)).toContain('funding_round:series b body');
    expect(await of(ann?.id ?? '')).toEqual([
      'domain:blue-harbour.example contact',
      'email:ann@blue-harbour.example contact',
      'industry:logistics contact',
      'organization:blue harbour logistics ltd contact',
      'phone:+442079460958 contact',
      'title:head of data contact',
    ]);
    await inWorkspace(() =>
      db.write(async (tx) => {
        await tx.updateTable('conversation').set({ contact_id: null }).execute();
        await tx.updateTable('message').set({ contact_id: null }).execute();
        await tx.deleteFrom('contact').execute();
      }),
    );
    await keep();
    const left = await bench.database.engine.reader.selectFrom('selector').select('node_id').distinct().execute();
    expect(left).toEqual([{ node_id: bench.database.workspaceId }]);
  });
});

const sourcesOf = (evidence: readonly { readonly source: string }[]): string =>
  [...new Set(evidence.map(({ source }) => source))].toSorted().join(',');
