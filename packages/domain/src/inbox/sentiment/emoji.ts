import byEmoji from 'unicode-emoji-json/data-by-emoji.json' with { type: 'json' };

const EMOJI = /\p{Extended_Pictographic}/u;

let names: ReadonlyMap<string, string> | undefined;

/** Unicode names of single-code-point emoji. Built on first use: most texts have none. */
function emojiNames(): ReadonlyMap<string, string> {
  names ??= new Map(
    Object.entries(byEmoji).flatMap(([emoji, { name }]) => {
      const [first, ...rest] = emoji.replace('\ufe0f', '');
      return first !== undefined && rest.length === 0 ? [[first, name] as const] : [];
    }),
  );
  return names;
}

/** Replaces emoji by their Unicode names ('💘' becomes 'heart with arrow'), separated from the preceding text. */
export function spellOutEmoji(text: string): string {
  if (!EMOJI.test(text)) return text;
  let spelled = '';
  for (const character of text) {
    const name = emojiNames().get(character);
    if (name === undefined) spelled += character;
    else spelled += spelled === '' || spelled.endsWith(' ') ? name : ` ${name}`;
  }
  return spelled;
}
