import { fieldsOf, textOf } from '../../http/json.js';

/** A text as Telegram writes it: a string, or a list of strings and objects with `type`, `text` and perhaps `href`. */
export function textOfEntities(text: unknown): string {
  if (typeof text === 'string') return text;
  if (!Array.isArray(text)) return '';
  return text.map(pieceOf).join('');
}

function pieceOf(piece: unknown): string {
  if (typeof piece === 'string') return piece;
  const fields = fieldsOf(piece);
  const text = textOf(fields, 'text') ?? '';
  const link = textOf(fields, 'href');
  return link === null || link === '' || link === text ? text : `${text} (${link})`;
}
