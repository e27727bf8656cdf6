/** Whether a text is one emoji, with or without the variation selector that asks for its colours. */
export const isOneEmoji = (text: unknown): text is string =>
  typeof text === 'string' && (EMOJI.test(text) || EMOJI.test(`${text}\uFE0F`));

const EMOJI = new RegExp('^\\p{RGI_Emoji}$', 'v');
