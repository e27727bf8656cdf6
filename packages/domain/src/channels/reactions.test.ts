import { expect, it } from 'vitest';
import { CHANNELS } from './channels.js';
import { isEmoji, reactionsOf, spelledReaction } from './reactions.js';
import { carriesOut } from './support.js';

it('are offered where the table says that they go out', () => {
  expect(CHANNELS.filter((channel) => reactionsOf(channel) !== null)).toEqual(
    CHANNELS.filter((channel) => carriesOut(channel, 'reactions')),
  );
  expect(reactionsOf('whatsapp', 'twilioWhatsapp')).toBeNull();
});

it.each(['👍', '❤️', '❤', '👨‍👩‍👧‍👦', '🇸🇪', '1️⃣', '👍🏽'])('%s is an emoji', (emoji) => {
  expect(isEmoji(emoji)).toBe(true);
});

it.each(['', 'a', '1', '👍👍', '👍!', 'Thanks'])('%j is none', (text) => {
  expect(isEmoji(text)).toBe(false);
});

it('are spelled as the provider does', () => {
  expect(spelledReaction('telegram', null, '❤️')).toBe('❤');
  expect(spelledReaction('instagram', null, '❤')).toBe('❤️');
  expect(spelledReaction('whatsapp', null, '🦊')).toBe('🦊');
  expect(spelledReaction('telegram', null, '🦊')).toBeNull();
  expect(spelledReaction('whatsapp', null, 'ok')).toBeNull();
  expect(spelledReaction('sms', null, '👍')).toBeNull();
});
