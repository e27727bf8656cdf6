import { Fragment, type ReactNode } from 'react';

export interface SentenceProps<Part extends string> {
  /** A catalog string with marked parts: `Read <terms>the terms</terms> first.` */
  children: string;
  /** Renders the marked parts: `{ terms: (words) => <Link href="/terms">{words}</Link> }`. */
  parts: Record<Part, (words: string) => ReactNode>;
}

/** A sentence with links or buttons inside, translated as one string so that translators can reorder it. */
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
