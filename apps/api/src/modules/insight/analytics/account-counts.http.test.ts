import type { ChannelAccount } from '@concordia/contract/channels';
import type { AccountStats } from '@concordia/contract/insight';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

onEveryEngine('message counts by account', (engine) => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  afterAll(() => opened.close());

  const counts = (query = '') => opened.get<AccountStats[]>(`/api/analytics/stats/accounts${query}`);

  test('are of the accounts of a channel or of all, also of those without messages', async () => {
    const add = async (channel: string, name: string): Promise<ChannelAccount> =>
      (await opened.request({ method: 'POST', url: `/api/channels/${channel}/accounts`, payload: { name } })).json();
    const [orders, sales, support] = [
      await add('email', 'Orders'),
      await add('sms', 'Sales'),
      await add('sms', 'Help'),
    ];
    const make = mailMaker(opened);
    const messages = [await make({ channel: 'sms' }), await make({ channel: 'sms' }), await make({ channel: 'sms' })];
    await opened.inWorkspace(() =>
      opened.app.get(WorkspaceDatabase).write((tx) =>
        tx
          .updateTable('message')
          .set({ account_id: support.id })
          .where(
            'id',
            'in',
            messages.slice(1).map(({ messageId }) => messageId),
          )
          .execute(),
      ),
    );
    const ofSms = [
      { accountId: sales.id, messages: 0 },
      { accountId: support.id, messages: 2 },
    ];
    expect(await counts('?channel=sms')).toEqual(ofSms);
    expect(await counts()).toEqual([{ accountId: orders.id, messages: 0 }, ...ofSms]);
    const other = await opened.request({ method: 'GET', url: '/api/analytics/stats/accounts?channel=fax' });
    expect([other.statusCode, other.json().details[0].field]).toEqual([400, 'query.channel']);
  });
});
