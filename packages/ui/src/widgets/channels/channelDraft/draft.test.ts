import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_DRAFT, draftOf, parseDraft } from './draft';

describe('the draft of the setup', () => {
  it('has the defaults of the specification', () => {
    expect(DEFAULT_DRAFT.guardrails).toEqual({
      L1: true,
      L2: false,
      canary: 25,
      stop_unsub: 0.008,
      stop_complaints: 0.002,
      daily_budget: 5000,
      brief_time: '08:00',
    });
    expect(DEFAULT_DRAFT.channels.email.esp).toBe('SendGrid');
    expect(DEFAULT_DRAFT.channels.sms.provider).toBe('Twilio');
    expect(DEFAULT_DRAFT.channels.twitter).toMatchObject({
      rateLimitPolicy: 'safe',
      scopes: ['tweet.read', 'users.read', 'offline.access', 'tweet.write'],
    });
  });

  it('drops the secrets that an older program kept', () => {
    const old = { channels: { telegram: { connected: true, botToken: '1:secret' }, email: { apiKey: 'SG.secret' } } };
    const draft = parseDraft(JSON.stringify(old));
    expect(draft.channels.telegram).toEqual({ connected: true, webhookPath: '/webhooks/telegram' });
    expect(JSON.stringify(draft)).not.toContain('secret');
  });

  it('keeps what fits and defaults what does not', () => {
    const draft = draftOf({ guardrails: { canary: 0, daily_budget: 0, brief_time: '25:00', stop_unsub: 2, L2: true } });
    expect(draft.guardrails).toEqual({ ...DEFAULT_DRAFT.guardrails, daily_budget: 0, L2: true });
  });

  it('says what it could not read, and goes on with the defaults', () => {
    const onCorrupt = vi.fn();
    expect(parseDraft('{"guardrails":', onCorrupt)).toBe(DEFAULT_DRAFT);
    expect(onCorrupt).toHaveBeenCalledOnce();
  });

  it('survives whatever lies there, and reads its own writing as it was', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const draft = parseDraft(text);
        expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
      }),
    );
  });
});
