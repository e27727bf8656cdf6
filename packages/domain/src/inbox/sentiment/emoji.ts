import byEmoji from 'unicode-emoji-json/data-by-emoji.json' with { type: 'json' };

const EMOJI = /\p{Extended_Pictographic}/u;

let names: ReadonlyMap<string, string> | undefined;

/** Unicode's names of the emoji that are one code point, made on first use: most texts have none. */
function emojiNames(): ReadonlyMap<string, string> {
  names ??= new Map(
    Object.entries(byEmoji).flatMap(([emoji, { name }]) => {
      const [first, ...rest] = emoji.replace('\ufe0f', '');
      return first !== undefined && rest.length === 0 ? [[first, name] as const] : [];
    }),
  );
  return names;
}

/** A text with its emoji spelled out by their Unicode names ('💘' becomes 'heart with arrow'), set apart from what stands before them. */
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
