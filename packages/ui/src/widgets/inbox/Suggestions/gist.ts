/** How a reply begins and ends in the languages that suggestions are written in. */
const COURTESY =
  /^(?:hello|hi|hey|dear|good (?:morning|afternoon|evening)|thanks?|many thanks|best|kind regards|hallo|guten|liebe[rs]?|sehr geehrte|danke|vielen dank|herzlichen dank|viele grüße|bonjour|bonsoir|cher|chère|merci|hola|estimad[oa]|buen[oa]s|gracias|muchas gracias|un saludo)(?![\p{L}\p{N}])/iu;

/** A point inside a figure ends nothing. */
const SENTENCE = /(?:[^.!?\n]|[.](?=\d))+[.!?]*/gu;

/**
 * What a reply says beyond greeting and thanks, in one line.
 *
 * @returns `null` for a reply that is courtesy only.
 */
export function gistOf(reply: string): string | null {
  const sentences = (reply.match(SENTENCE) ?? []).map((sentence) => sentence.trim());
  const told = sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence) && !COURTESY.test(sentence));
  return told.length === 0 ? null : told.join(' ');
}
