import { expect, it } from 'vitest';
import { exchange } from './request.js';

it('hands a form over as bytes, with the boundary that they are divided by', async () => {
  const form = new FormData();
  form.append('text', 'Good morning');
  form.append('file', new Blob([new Uint8Array([0, 255])], { type: 'image/png' }), 'a.png');
  const sent: RequestInit[] = [];
  const call: typeof fetch = async (_url, init = {}) => {
    sent.push(init);
    return new Response('{}');
  };
  const init = { method: 'POST', headers: { authorization: 'Bearer x' }, body: form };
  await exchange({ url: new URL('https://provider.example/'), init, fetch: call }, new AbortController().signal);
  const [{ body = null, headers } = {}] = sent;
  expect(body).toBeInstanceOf(Uint8Array);
  expect(new Headers(headers).get('authorization')).toBe('Bearer x');
  const again = await new Response(body, { headers: new Headers(headers) }).formData();
  expect(again.get('text')).toBe('Good morning');
  expect(again.get('file')).toMatchObject({ name: 'a.png', type: 'image/png', size: 2 });
});
