// Packages that import this file compile it without our file list, and an import cannot name a declaration of a foreign module.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./parse-tweet.d.ts" />
import parseTweet from 'twitter-text/dist/parseTweet.js';

/**
 * Longer texts are not weighed: weighing takes time that grows with the square of the length (100 ms for 10,000 characters), and only links of
 * thousands of characters could make such a text fit.
 */
const LONGEST_WEIGHED = 10_000;

/**
 * The length of a post on X, counted by twitter-text 3 as X counts: a link weighs 23, with or without a scheme, an emoji two, other characters one or
 * two by their script.
 *
 * Not in the index, because the library is 21 kB: a screen loads it for the replies that it is for.
 */
export const postWeight = (text: string): number =>
  text.length > LONGEST_WEIGHED ? text.length : parseTweet(text).weightedLength;
