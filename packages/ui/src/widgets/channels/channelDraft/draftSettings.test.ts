import { CHANNELS } from '@concordia/domain';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DRAFT, draftOf } from './draft';
import { draftedProvider, draftedSettings, isDraftedConnected, withConnected, withSettings } from './draftSettings';

describe('what of an account the browser keeps', () => {
  it('finds again what it put there, in the shape of the specification', () => {
    const settings = { clientId: 'abc', handle: 'concordia', rateLimitPolicy: 'full', scopes: 'tweet.read users.read' };
    const draft = withSettings(DEFAULT_DRAFT, 'twitter', 'x', settings);
    expect(draftedSettings(draft, 'twitter')).toEqual(settings);
    expect(draft.channels.twitter.scopes).toEqual(['tweet.read', 'users.read']);
    expect(draftOf(draft)).toEqual(draft);
  });

  it('takes the default scopes when none is chosen', () => {
    const draft = withSettings(DEFAULT_DRAFT, 'twitter', 'x', { scopes: '' });
    expect(draft.channels.twitter.scopes).toEqual(DEFAULT_DRAFT.channels.twitter.scopes);
  });

  it('keeps nothing that the shape has no place for', () => {
    const draft = withSettings(DEFAULT_DRAFT, 'email', 'postmark', {
      fromAddress: 'a@b.se',
      messageStream: 'broadcast',
    });
    expect(draftedProvider(draft, 'email')).toBe('postmark');
    expect(draft.channels.email.inboundPath).toBe('/webhooks/email/postmark');
    expect(JSON.stringify(draft)).not.toContain('broadcast');
  });

  it('keeps what Meta needs while WhatsApp is carried by Twilio', () => {
    const meta = withSettings(DEFAULT_DRAFT, 'whatsapp', 'whatsapp', { appId: '1', waPhoneId: '2' });
    expect(withSettings(meta, 'whatsapp', 'twilioWhatsapp', { fromNumber: '+46701234567' })).toEqual(meta);
  });

  it.each(CHANNELS)('connects %s alone', (channel) => {
    const draft = withConnected(DEFAULT_DRAFT, channel, true);
    expect(CHANNELS.filter((one) => isDraftedConnected(draft, one))).toEqual([channel]);
    expect(withConnected(draft, channel, false)).toEqual(DEFAULT_DRAFT);
  });
});
