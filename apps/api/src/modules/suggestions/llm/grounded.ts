/*
 * A language model is not believed. What it writes goes into a reply only when every figure, address and link in it was said before in the
 * conversation; messages can tell it to write anything, and nothing that they tell it can name a new account, number or page.
 */

const LINK = /(?:\b[a-z][a-z0-9+.-]{1,20}:\/\/|\bwww\.|\b(?:mailto|javascript|data|tel):)\S*/giu;
const DOMAIN = /(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]+\.)+[a-z]{2,24}(?:\/\S*)?/giu;
const ADDRESS = /[^\s@<>"'(]+@[^\s@<>"')]+/gu;
const FIGURE = /\d[\d.,:/\s-]*\d|\d/gu;
const HANDLE = /(?<!\S)@[\p{L}\p{N}_.]+/gu;
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,}/gu;

const digits = (text: string): string => text.replace(/\D+/gu, '');
const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ');

/** Everything in a text that could lead somewhere or cost something. */
const tokensOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([token]) => token.trim());

/**
 * What a reply names that was not said; empty when it may be suggested.
 *
 * @param said the whole conversation, and the names of who takes part.
 */
export function inventedIn(reply: string, said: string): string[] {
  // Letters and digits of other widths and alphabets read like ours.
  const plain = reply.normalize('NFKC');
  const heard = folded(said);
  const numbers = new Set(
    tokensOf(said.normalize('NFKC'), FIGURE).flatMap((figure) => [digits(figure), ...figure.split(/\D+/u)]),
  );
  const words = [LINK, DOMAIN, ADDRESS, HANDLE, IBAN].flatMap((pattern) => tokensOf(plain, pattern));
  return [
    ...words.filter((word) => !heard.includes(folded(word).replace(/[.,;:!?]+$/u, ''))),
    ...tokensOf(plain, FIGURE).filter((figure) => !numbers.has(digits(figure))),
  ];
}
