import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { type OutboxTest, openOutbox } from '../outbox/testing.js';
import { CampaignsRepository } from './campaigns.repository.js';
import { RecipientsRepository } from './recipients.repository.js';
import { campaignsOf } from './testing.js';

const PEOPLE = 12;

/*
 * A process that is killed leaves what it had committed and nothing else. So a campaign is cut off again and again after one of its writings, its job begins anew from
 * the database, and everybody gets one message.
 */
onEveryEngine('a campaign that is cut off', (engine) => {
  let outbox: OutboxTest;
  beforeAll(async () => {
    outbox = await openOutbox(engine);
    await outbox.connect('email');
    await campaignsOf(outbox).rails();
    for (let count = 0; count < PEOPLE; count += 1) await outbox.person('email');
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await outbox.opened.close();
  });

  test('sends nothing twice, and forgets nobody', { timeout: 300_000 }, async () => {
    const campaigns = campaignsOf(outbox);
    const { id } = await campaigns.create();
    await campaigns.act(id, 'start');
    let cuts = 0;
    const cutOff = () => {
      cuts += 1;
      throw new Error('cut off');
    };
    const people = outbox.opened.app.get(RecipientsRepository);
    const [add, change] = [people.add.bind(people), people.change.bind(people)];
    let calls = 0;
    // The first batches are cut off late, then ever less often.
    const isCut = () => {
      calls += 1;
      return calls === 5 || calls === 15 || calls === 30;
    };
    vi.spyOn(people, 'add').mockImplementationOnce(async (...given) => {
      await add(...given);
      cutOff();
    });
    vi.spyOn(people, 'change').mockImplementation(async (...given) => {
      await change(...given);
      if (isCut()) cutOff();
    });
    const all = outbox.opened.app.get(CampaignsRepository);
    const put = all.change.bind(all);
    vi.spyOn(all, 'change').mockImplementationOnce(async (...given) => {
      await put(...given);
      cutOff();
    });
    const done = await campaigns.until(id, { state: 'done' });
    expect(cuts).toBeGreaterThanOrEqual(4);
    expect(done.progress).toMatchObject({ audience: PEOPLE, sent: PEOPLE });
    const rows = await outbox.opened.engine.reader
      .selectFrom('outbound_message')
      .select(['contact_id', 'automation_id'])
      .execute();
    expect(rows.map(({ automation_id }) => automation_id)).toEqual(Array(PEOPLE).fill(`campaign:${id}`));
    expect(new Set(rows.map(({ contact_id }) => contact_id)).size).toBe(PEOPLE);
    expect(await outbox.taken()).toHaveLength(PEOPLE);
  });
});
