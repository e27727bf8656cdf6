import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { type MadeMessage, mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

onEveryEngine('the server of the Model Context Protocol', (engine) => {
  let opened: TestApp;
  let origin = '';
  let made: MadeMessage;
  const clients: Client[] = [];

  beforeAll(async () => {
    opened = await openTestApp(engine);
    await opened.app.listen(0, '127.0.0.1');
    origin = await opened.app.getUrl();
  });
  beforeEach(async () => {
    await opened.enterNewWorkspace();
    made = await mailMaker(opened)();
    const payload = { name: 'assistant', base_url: 'https://module.example' };
    await opened.request({ method: 'POST', url: '/api/connection/modules', payload });
  });
  afterEach(() => Promise.all(clients.splice(0).map((client) => client.close())));
  afterAll(() => opened.close());

  /** @param scope of the token to come with; without one, it is the owner who comes. */
  async function connect(scope: string | null = null): Promise<Client> {
    const headers = new Headers();
    if (scope !== null) {
      const payload = { module_name: 'assistant', scope };
      const issued = await opened.request({ method: 'POST', url: '/api/connection/auth/token', payload });
      headers.set('authorization', `Bearer ${issued.json().access_token}`);
    }
    const client = new Client({ name: 'test', version: '1' });
    clients.push(client);
    await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/api/mcp`), { requestInit: { headers } }));
    return client;
  }

  const call = (client: Client, name: string, input: Record<string, unknown>) =>
    client.callTool({ name, arguments: input });

  test('lists the tools that the scopes of the token open', async () => {
    const names = async (scope: string | null) => {
      const { tools } = await (await connect(scope)).listTools();
      return tools.map(({ name }) => name);
    };
    expect(await names('read')).toEqual(['search_messages', 'search_contacts', 'read_conversation']);
    expect(await names('write')).toEqual(['draft_reply']);
    expect(await names(null)).toEqual(['search_messages', 'search_contacts', 'read_conversation', 'draft_reply']);
    await expect(connect('events')).rejects.toThrow(/SCOPE_MISSING/);
  });

  test('searches, reads and drafts, and sends nothing', async () => {
    const client = await connect('read write');
    const [found] = await opened.get<{ subject: string; contact: { name: string } }[]>('/api/messages');
    const word = found?.contact.name.split(' ')[0] ?? '';
    expect(await call(client, 'search_messages', { query: word })).toMatchObject({
      structuredContent: { messages: [{ id: made.messageId, conversation_id: made.conversationId }], total: 1 },
    });
    expect(await call(client, 'search_contacts', { query: word })).toMatchObject({
      structuredContent: { contacts: [{ id: made.contactId, name: found?.contact.name }] },
    });
    const conversation_id = made.conversationId;
    expect(await call(client, 'read_conversation', { conversation_id })).toMatchObject({
      structuredContent: { conversation: { id: conversation_id }, messages: [{ id: made.messageId, is_cut: false }] },
    });
    expect(await call(client, 'draft_reply', { conversation_id, content: 'Tuesday suits us.' })).toMatchObject({
      structuredContent: { version: 1, is_sent: false },
    });
    expect(await opened.get(`/api/conversations/${conversation_id}/draft`)).toMatchObject({
      content: 'Tuesday suits us.',
    });
    expect(await opened.get(`/api/conversations/${conversation_id}/outbox`)).toEqual([]);
  });

  test('leaves what somebody has written, unless it is asked to replace that very text', async () => {
    const client = await connect('write');
    const conversation_id = made.conversationId;
    const payload = { content: 'By hand', version: 0 };
    await opened.request({ method: 'PUT', url: `/api/conversations/${conversation_id}/draft`, payload });
    const refused = await call(client, 'draft_reply', { conversation_id, content: 'By machine' });
    expect(refused).toMatchObject({ isError: true });
    expect(JSON.stringify(refused)).toContain('version 1');
    expect(await call(client, 'draft_reply', { conversation_id, content: 'By machine', version: 1 })).toMatchObject({
      structuredContent: { version: 2 },
    });
  });

  test('tells what was wrong in the result', async () => {
    const client = await connect('read');
    const unknown = '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11';
    for (const [name, input, word] of [
      ['read_conversation', { conversation_id: unknown }, 'CONVERSATION_NOT_FOUND'],
      ['search_messages', { query: '', limit: 1000 }, 'VALIDATION_FAILED'],
      ['draft_reply', { conversation_id: unknown, content: 'x' }, 'SCOPE_MISSING'],
    ] as const) {
      const result = await call(client, name, input);
      expect(result).toMatchObject({ isError: true });
      expect(JSON.stringify(result)).toContain(word);
    }
    await expect(call(client, 'send_reply', {})).rejects.toThrow(/was not found/);
  });

  test('takes single messages by POST, and no large ones', async () => {
    const send = async (method: 'GET' | 'DELETE' | 'POST', payload?: object) => {
      const answer = await opened.request({ method, url: '/api/mcp', ...(payload && { payload }) });
      return [answer.statusCode, answer.json().code ?? null];
    };
    expect(await send('GET')).toEqual([405, 'METHOD_NOT_ALLOWED']);
    expect(await send('DELETE')).toEqual([405, 'METHOD_NOT_ALLOWED']);
    expect(await send('POST', [])).toEqual([400, 'BATCH_REFUSED']);
    expect(await send('POST', { text: 'x'.repeat(300_000) })).toEqual([413, 'BODY_TOO_LARGE']);
  });
});
