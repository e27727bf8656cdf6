import { describe, expect, it } from 'vitest';
import { CHANNELS, type Channel } from '../../channels/channels.js';
import { type FileFacts, type FileRoute, fileRefusal, filesNotTaken } from './files.js';

const MB = 1_048_576;

const file = (contentType: string, sizeBytes = 1, fileName = 'a'): FileFacts => ({ fileName, contentType, sizeBytes });
const on = (channel: Channel, more: Partial<FileRoute> = {}): FileRoute => ({
  channel,
  provider: null,
  isPublic: false,
  ...more,
});

describe('files of a message', () => {
  it.each([
    [on('whatsapp'), [file('image/jpeg', 5 * MB + 1, 'big.jpg')], 'file_too_large', 0],
    [on('whatsapp'), [file('application/pdf'), file('application/zip')], 'file_type_not_taken', 1],
    [on('whatsapp'), [file('image/webp')], 'file_type_not_taken', 0],
    [on('instagram'), [file('text/plain')], 'file_type_not_taken', 0],
    [on('twitter'), [file('application/pdf')], 'file_type_not_taken', 0],
    [on('twitter'), [file('image/png'), file('image/png')], 'too_many_files', null],
    [on('twitter', { isPublic: true }), [file('image/png')], 'files_not_taken', null],
    [on('email'), [file('a/b', 10 * MB), file('a/b', 9 * MB)], 'files_too_large', null],
    [on('email', { provider: 'postmark' }), [file('a/b', 8 * MB)], 'files_too_large', null],
    [on('email'), Array.from({ length: 11 }, () => file('a/b')), 'too_many_files', null],
    [on('sms', { provider: 'twilio', isReachable: false }), [file('image/png')], 'files_not_taken', null],
    [on('sms'), [file('image/png', 3 * MB), file('image/png', 2.5 * MB)], 'files_too_large', null],
    [on('sms'), [file('application/pdf', MB)], 'file_too_large', 0],
    [on('sms'), [file('image/webp')], 'file_type_not_taken', 0],
    [on('whatsapp', { provider: 'twilioWhatsapp' }), [file('image/png'), file('image/png')], 'too_many_files', null],
    [on('whatsapp', { provider: 'twilioWhatsapp' }), [file('image/png', 6 * MB)], 'file_too_large', 0],
    [on('linkedin'), [file('image/png')], 'files_not_taken', null],
  ] as const)('%o does not take %o', (route, files, code, index) => {
    expect(fileRefusal(route, files)).toMatchObject({ code, index });
  });

  it.each([
    [on('whatsapp'), [file('application/pdf', 25 * MB), file('image/jpeg', 5 * MB)]],
    [on('email', { provider: 'sendgrid' }), [file('application/x-anything', 18 * MB)]],
    [on('sms', { provider: 'twilio' }), [file('image/png', 4 * MB), file('text/vcard', 500 * 1_024)]],
    [on('whatsapp', { provider: 'twilioWhatsapp', isReachable: true }), [file('application/pdf', 16 * MB)]],
    [on('email', { provider: 'imap', isReachable: false }), [file('application/pdf')]],
    [on('telegram'), Array.from({ length: 10 }, () => file('image/png'))],
    [on('messenger'), [file('application/zip', 25 * MB)]],
    [on('twitter'), [file('image/png', 5 * MB)]],
  ])('%o takes %o', (route, files) => {
    expect(fileRefusal(route, files)).toBeNull();
  });

  it.each([
    [
      on('whatsapp'),
      [file('image/jpeg', 5.25 * MB, 'big.jpg')],
      '“big.jpg” is 5.2 MB, and WhatsApp Business takes 5 MB. Send a smaller one.',
    ],
    [on('instagram'), [file('text/plain')], 'Instagram accepts only PDF files. Remove “a”, or use another channel.'],
    [
      on('twitter'),
      [file('video/mp4')],
      'Twitter/X accepts only JPEG, PNG, WebP and GIF images. Remove “a”, or use another channel.',
    ],
    [
      on('twitter'),
      [file('image/png'), file('image/png')],
      'Twitter/X accepts one file per message. Remove some, or send them in separate messages.',
    ],
    [
      on('email'),
      Array.from({ length: 11 }, () => file('a/b')),
      'Gmail accepts 10 files per message. Remove some, or send them in separate messages.',
    ],
    [
      on('email'),
      [file('a/b', 10 * MB), file('a/b', 9 * MB)],
      'The files total 19 MB, but Gmail accepts 18 MB. Remove some.',
    ],
    [
      on('twitter', { isPublic: true }),
      [file('image/png')],
      'Public replies cannot have attachments. Remove the files, or use another channel.',
    ],
    [
      on('sms', { provider: 'twilio', isReachable: false }),
      [file('image/png')],
      'Twilio fetches files from a public address, and this installation has none. Set CONCORDIA_PUBLIC_URL to send files.',
    ],
    [on('linkedin'), [file('image/png')], 'LinkedIn accepts no files from us. Remove them, or use another channel.'],
  ])('are refused with a reason: %#', (route, files, reason) => {
    expect(fileRefusal(route, files)?.reason).toBe(reason);
  });

  it('hold back a text that is longer than a caption', () => {
    expect(fileRefusal(on('telegram'), [file('image/png')], 'x'.repeat(1_024))).toBeNull();
    expect(fileRefusal(on('telegram'), [file('image/png')], 'x'.repeat(1_025))).toMatchObject({
      code: 'text_too_long_with_files',
      reason:
        'With attachments, Telegram accepts 1024 characters of text. Shorten the text, or send the files separately.',
      index: null,
    });
  });

  it('are no matter where there are none, and what refuses all says so beforehand', () => {
    for (const channel of CHANNELS) {
      expect(fileRefusal(on(channel), [], 'x'.repeat(5_000))).toBeNull();
      const refused = filesNotTaken(on(channel));
      expect(refused).toBe(fileRefusal(on(channel), [file('image/png')])?.reason ?? null);
    }
  });
});
