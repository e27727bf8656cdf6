import { describe, expect, test } from 'vitest';
import { type FileFacts, fileRefusal, formsOf } from './files.js';

const ogg: FileFacts = { fileName: 'a.ogg', contentType: 'audio/ogg', sizeBytes: 40_000 };
const webp: FileFacts = { fileName: 'a.webp', contentType: 'image/webp', sizeBytes: 40_000 };
const on = (channel: 'telegram' | 'whatsapp' | 'messenger', form?: 'voice' | 'sticker') =>
  ({ channel, provider: channel, isPublic: false, form: form ?? null }) as const;

describe('the form of a file', () => {
  test('is offered where the provider has it', () => {
    expect(formsOf(on('telegram'), ogg)).toEqual(['voice']);
    expect(formsOf(on('whatsapp'), webp)).toEqual(['sticker']);
    expect(formsOf(on('messenger'), ogg)).toEqual([]);
    expect(formsOf({ ...on('whatsapp'), provider: 'twilioWhatsapp' }, ogg)).toEqual([]);
    expect(formsOf({ ...on('telegram'), isPublic: true }, ogg)).toEqual([]);
  });

  test('has rules of its own: WhatsApp takes WebP as a sticker alone', () => {
    expect(fileRefusal(on('whatsapp'), [webp])).toMatchObject({ code: 'file_type_not_taken' });
    expect(fileRefusal(on('whatsapp', 'sticker'), [webp])).toBeNull();
    expect(fileRefusal(on('telegram', 'voice'), [ogg], 'Listen')).toBeNull();
  });

  test.each([
    ['a provider without it', on('messenger', 'voice'), [ogg], '', /no voice messages from us/],
    ['another type', on('telegram', 'voice'), [webp], '', /are OGG audio/],
    ['two files', on('telegram', 'voice'), [ogg, ogg], '', /alone/],
    ['a large sticker', on('whatsapp', 'sticker'), [{ ...webp, sizeBytes: 600_000 }], '', /up to 0.4 MB/],
    ['a sticker with a text', on('telegram', 'sticker'), [webp], 'Look', /without text/],
  ] as const)('is refused for %s', (_, route, files, text, reason) => {
    const refusal = fileRefusal(route, files, text);
    expect(refusal).toMatchObject({ code: 'form_not_taken', reason: expect.stringMatching(reason) });
  });
});
