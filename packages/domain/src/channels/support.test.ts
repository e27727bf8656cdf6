import { describe, expect, it } from 'vitest';
import { CHANNELS } from './channels.js';
import { carriesOut, supportOf, typingLasts } from './support.js';

describe('features', () => {
  it('are those of the connected provider, or of the default one', () => {
    expect(supportOf('email', 'readMarks')).toBe('in');
    expect(supportOf('email', 'readMarks', 'imap')).toBe('none');
    expect(supportOf('sms', 'html')).toBe('none');
  });

  it('tell how long typing is shown', () => {
    expect([typingLasts('telegram'), typingLasts('whatsapp', 'twilioWhatsapp'), typingLasts('sms')]).toEqual([
      5_000,
      null,
      null,
    ]);
  });

  it('go out on both ways and on the way out', () => {
    expect(CHANNELS.filter((channel) => carriesOut(channel, 'html'))).toEqual(['email']);
    expect(CHANNELS.filter((channel) => carriesOut(channel, 'templates'))).toEqual([
      'whatsapp',
      'instagram',
      'messenger',
    ]);
    expect(carriesOut('telegram', 'groups')).toBe(true);
    expect(carriesOut('telegram', 'polls')).toBe(false);
  });
});
