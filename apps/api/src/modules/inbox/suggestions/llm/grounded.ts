import { asRead } from './as-read.js';
import { spelledFigures } from './spelled-figures.js';

/*
 * The language model is not trusted. Its text is used only if the conversation already contains every figure, address and link in it. Messages can
 * instruct the model to write anything, but cannot introduce a new account, number or page.
 */

const LINK = /(?:\b[a-z][a-z0-9+.-]{1,20}:\/\/|\bwww\.|\b(?:mailto|javascript|data|tel):)\S*/giu;
/** Labels in any script, including the last. */
const DOMAIN =
  /(?<![\p{L}\p{M}\p{N}@.-])(?:[\p{L}\p{M}\p{N}-]{1,63}\.){1,20}(?:xn--[a-z0-9-]+|\p{L}[\p{L}\p{M}]{1,23})(?:\/\S*)?/giu;
/** IP addresses. */
const NUMBERED = /(?<![\p{L}\p{N}.])(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?(?:\/\S*)?/gu;
/** Bounded by the maximum length of an address; without bounds, a long word would be rescanned from each letter. */
const ADDRESS = /[^\s@<>"'(]{1,64}@[^\s@<>"')]{1,255}/gu;
const FIGURE = /\d[\d.,:/\s-]*\d|\d/gu;
const HANDLE = /(?<!\S)@[\p{L}\p{N}_.]+/gu;
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,}/gu;

const digits = (text: string): string => text.replace(/\D+/gu, '');
const folded = (text: string): string => text.toLowerCase().replace(/\s+/gu, ' ');

const tokensOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([token]) => token.trim());

/**
 * Lists what a reply mentions that the conversation does not; empty if it may be suggested.
 *
 * @param said the whole conversation and the participants' names.
 */
export function inventedIn(reply: string, said: string): string[] {
  const plain = asRead(reply);
  const known = asRead(said);
  const heard = folded(known);
  const numbers = new Set(tokensOf(known, FIGURE).flatMap((figure) => [digits(figure), ...figure.split(/\D+/u)]));
  const words = [LINK, DOMAIN, NUMBERED, ADDRESS, HANDLE, IBAN].flatMap((pattern) => tokensOf(plain, pattern));
  return [
    ...words.filter((word) => !heard.includes(folded(word).replace(/[.,;:!?]+$/u, ''))),
    ...spelledFigures(plain).filter((figure) => !heard.includes(folded(figure))),
    ...tokensOf(plain, FIGURE).filter((figure) => !numbers.has(digits(figure))),
  ];
}
