import { OutboxEntrySchema } from '@concordia/contract/delivery';
import { type MessageTemplate, MessageTemplateSchema } from '@concordia/contract/inbox';
import { DAY, MINUTE } from '@concordia/domain';
import { type ProviderPeer, type TestEnvironment, testEnvironment } from '@concordia/peers/kit';
import { startTwilioPeer } from '@concordia/peers/twilio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { onEveryEngine } from '../../../testing/engines.js';
import { type OutboxTest, openOutbox } from '../../delivery/outbox/testing.js';

onEveryEngine('templates of WhatsApp through Twilio', (engine) => {
  let stage: TestEnvironment;
  let peer: ProviderPeer;
  let box: OutboxTest;
  beforeAll(async () => {
    stage = testEnvironment();
    peer = await startTwilioPeer(stage.options);
    box = await openOutbox(engine, { providerOrigins: { twilioWhatsapp: peer.origin } });
    const { accountSid, fromNumber, authToken } = peer.settings;
    const url = '/api/channels/whatsapp';
    const payload = { provider: 'twilioWhatsapp', settings: { accountSid, fromNumber }, secrets: { authToken } };
    await box.opened.request({ method: 'PUT', url: `${url}/settings`, payload });
    await box.opened.request({ method: 'PATCH', url, payload: { mode: 'live' } });
  });
  afterAll(async () => {
    await box.opened.close();
    await peer.stop();
  });

  const list = async (): Promise<readonly MessageTemplate[]> =>
    z.array(MessageTemplateSchema.strict()).parse(await box.opened.get('/api/channels/whatsapp/templates'));
  const names = async () => (await list()).map(({ name }) => name);
  const late = () => box.person('whatsapp', { sentAt: box.opened.clock.now() - 2 * DAY });
  const appointment = (...parameters: string[]) => ({ template: { name: 'appointment', language: 'en', parameters } });

  test('are offered and sent where the window has closed', async () => {
    expect(await names()).toEqual(['appointment', 'order_shipped', 'catalog']);
    const person = await late();
    expect(await box.opened.get(`/api/conversations/${person.conversationId}/reply-options`)).toMatchObject({
      provider: 'twilioWhatsapp',
      hasTemplates: true,
    });
    expect((await box.reply(person, 'Hello again')).json()).toMatchObject({ code: 'WINDOW_CLOSED' });
    const entry = OutboxEntrySchema.parse((await box.reply(person, '', appointment('Ada', 'Friday'))).json());
    box.passUndo();
    await box.untilEntry(entry.id, { state: 'sent' });
    const text = 'Hello Ada, we look forward to seeing you on Friday.';
    expect(entry.content).toBe(text);
    expect(peer.accepted).toMatchObject([{ channel: 'whatsapp', to: person.handle, text }]);
  });

  test('are refused with what is not approved, and with texts that WhatsApp does not take', async () => {
    const person = await late();
    const refused = async (more: object) => (await box.reply(person, '', more)).json();
    const sale = { template: { name: 'summer_sale', language: 'en', parameters: [] } };
    expect(await refused(sale)).toMatchObject({ statusCode: 400, code: 'NO_SUCH_TEMPLATE' });
    expect(await refused(appointment('Ada'))).toMatchObject({ statusCode: 400, code: 'TEMPLATE_PARAMETERS' });
    expect(await refused(appointment('Ada', 'Fri\nday'))).toMatchObject({
      statusCode: 400,
      code: 'TEMPLATE_PARAMETERS',
      details: [{ field: 'body.template.parameters.1' }],
    });
  });

  test('are offered once WhatsApp has approved them, within five minutes', async () => {
    const { accountSid, authToken } = peer.settings;
    const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
    const ask = async (path: string, method: 'GET' | 'POST') =>
      (await fetch(`${peer.origin}/v1/${path}`, { method, headers: { authorization } })).json();
    const ContentsSchema = z.object({ contents: z.array(z.object({ sid: z.string(), friendly_name: z.string() })) });
    const { contents } = ContentsSchema.parse(await ask('ContentAndApprovals', 'GET'));
    const sid = contents.find(({ friendly_name }) => friendly_name === 'new_hours')?.sid;
    expect(await ask(`Content/${sid}/ApprovalRequests/whatsapp`, 'POST')).toMatchObject({ status: 'received' });
    box.opened.clock.advance(5 * MINUTE);
    expect(await names()).not.toContain('new_hours');
    stage.advance(MINUTE);
    expect(await names()).not.toContain('new_hours');
    box.opened.clock.advance(5 * MINUTE);
    expect(await names()).toContain('new_hours');
  });
});
