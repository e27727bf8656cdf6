import { describe, expect, it } from 'vitest';
import { byChannel, CHANNEL_NAMES, CHANNELS, isChannel } from './channels.js';

describe('channels', () => {
  it('begin with the eight of the specification, in its order', () => {
    expect(CHANNELS.slice(0, 8).map((channel) => CHANNEL_NAMES[channel])).toEqual([
      'Gmail',
      'WhatsApp Business',
      'LinkedIn',
      'SMS (Twilio)',
      'Telegram',
      'Instagram',
      'FB Messenger',
      'Twitter/X',
    ]);
  });

  it('make records in display order', () => {
    expect(Object.keys(byChannel(() => 0))).toEqual([...CHANNELS]);
  });

  it('are told apart from other words', () => {
    expect(CHANNELS.every(isChannel)).toBe(true);
    expect(isChannel('fax')).toBe(false);
    expect(isChannel('constructor')).toBe(false);
  });
});
