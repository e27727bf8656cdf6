import { FORM_TYPE, formBody } from '@concordia/peers/mail';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readForm } from './form.js';

const multipart = (body: Uint8Array, type = FORM_TYPE) => readForm({ headers: { 'content-type': type }, body });

it('gives every byte back as it was posted', async () => {
  const field = fc.record({ name: fc.stringMatching(/^[a-z-]{1,20}$/), value: fc.uint8Array({ maxLength: 200 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(field, { maxLength: 10 }), async (fields) => {
      const all = fields.map(({ name, value }) => ({ name, value, fileName: 'a b".bin', contentType: 'image/png' }));
      const body = new Uint8Array(formBody(all));
      const form = multipart(body);
      const ours = form?.fields.map(({ name, content }) => ({ name, value: new Uint8Array(content) }));
      expect(ours).toEqual(fields.map(({ name, value }) => ({ name, value: new Uint8Array(value) })));
      // Node's own reader says the same.
      if (fields.length === 0) return;
      const theirs = await new Response(body, { headers: { 'content-type': FORM_TYPE } }).formData();
      const files = await Promise.all([...theirs].map(([, file]) => (typeof file === 'string' ? null : file.bytes())));
      expect(files).toEqual(ours?.map(({ value }) => value));
    }),
    { numRuns: 50 },
  );
});

it('decodes each field by its own charset', () => {
  const body = formBody([{ name: 'text', value: Buffer.from('Räkning', 'latin1') }]);
  expect(multipart(body)?.text('text', 'iso-8859-1')).toBe('Räkning');
});

it('reads a form without files, too', () => {
  const body = new TextEncoder().encode('body-plain=Hej+%C3%A5&token=a');
  const form = readForm({ headers: { 'content-type': 'application/x-www-form-urlencoded' }, body });
  expect(form?.text('body-plain')).toBe('Hej å');
  expect(form?.text('missing')).toBeNull();
});

it('refuses what is too large, has too many fields, or is no form', () => {
  const many = formBody(Array.from({ length: 301 }, (_, index) => ({ name: `a${index}`, value: '' })));
  expect(multipart(many)).toBeNull();
  expect(multipart(new Uint8Array(40 * 1024 * 1024 + 1))).toBeNull();
  expect(multipart(new Uint8Array(), 'multipart/form-data')).toBeNull();
  expect(multipart(new Uint8Array(), 'multipart/form-data; boundary=a\r\nX: y')).toBeNull();
  expect(multipart(new Uint8Array(), 'application/json')).toBeNull();
});
