import { Fragment, type ReactNode } from 'react';

export interface SentenceProps<Part extends string> {
  /** A sentence of the catalogue in which the special words are marked: `Read <terms>the terms</terms> first.` */
  children: string;
  /** What becomes of the marked words: `{ terms: (words) => <Link href="/terms">{words}</Link> }`. */
  parts: Record<Part, (words: string) => ReactNode>;
}

/** A sentence with a link or a button among its words: a translator sees, and orders, all of it. */
export function Sentence<Part extends string>({ children, parts }: SentenceProps<Part>) {
  const known = new Map<string, (words: string) => ReactNode>(Object.entries(parts));
  return split(children).map(({ words, part }, index) => (
    <Fragment key={index}>{part === undefined ? words : (known.get(part)?.(words) ?? words)}</Fragment>
  ));
}

function split(sentence: string): { words: string; part?: string }[] {
  const pieces: { words: string; part?: string }[] = [];
  let end = 0;
  for (const mark of sentence.matchAll(/<([a-z]+)>(.*?)<\/\1>/giu)) {
    pieces.push({ words: sentence.slice(end, mark.index) }, { words: mark[2] ?? '', part: mark[1] });
    end = mark.index + mark[0].length;
  }
  return [...pieces, { words: sentence.slice(end) }];
}
