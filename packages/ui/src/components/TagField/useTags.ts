import { useState } from 'react';
import { useStrings } from '../../locale';
import { tagFieldStrings } from '../../strings/tagField';
import { addTags, isList, splitTags } from './tags';

interface TagsOptions {
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  onChange: ((tags: readonly string[]) => void) | undefined;
  /** What is wrong with a text as a tag; `null` for nothing. */
  validate: (text: string) => string | null;
}

/** The tags, what is being typed, and what there is to say about both. */
export interface Tags {
  tags: readonly string[];
  text: string;
  /** What is wrong with what was typed. */
  problem: string | undefined;
  /** What has just happened, for those who do not see it. */
  news: string;
  /** Takes in what is typed: the tags before a comma are finished. */
  type: (text: string) => void;
  /** Adds a text, which may be a list; what is no tag stays in the box. Returns whether all of it went. */
  add: (text: string) => boolean;
  remove: (removed: ReadonlySet<string>) => void;
  /** Back to the tags at first, as its form goes back. */
  reset: () => void;
}

/** Tags are added once each, are said when they come and go, and what is wrong stays in the box to be put right. */
export function useTags({ value, defaultValue, onChange, validate }: TagsOptions): Tags {
  const words = useStrings(tagFieldStrings);
  const [own, setOwn] = useState(defaultValue);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [news, setNews] = useState('');
  const tags = value ?? own;

  const change = (next: readonly string[]) => {
    setOwn(next);
    onChange?.(next);
  };
  const add = (typed: string) => {
    const { tags: next, added, duplicates, invalid } = addTags(tags, splitTags(typed), validate);
    const problems = new Set(invalid.map((one) => one.problem));
    if (duplicates.length > 0) problems.add(words.already({ tags: duplicates }));
    const wrong = problems.size > 0 ? [...problems].join(' ') : undefined;
    if (added.length > 0) change(next);
    setText(invalid.map((one) => one.text).join(', '));
    setProblem(wrong);
    setNews([added.length > 0 ? words.added({ tags: added }) : '', wrong ?? ''].filter(Boolean).join('. '));
    return invalid.length === 0;
  };
  return {
    tags,
    text,
    problem,
    news,
    add,
    type: (typed) => {
      if (isList(typed)) add(typed);
      else {
        setText(typed);
        setProblem(undefined);
      }
    },
    remove: (removed) => {
      change(tags.filter((tag) => !removed.has(tag)));
      setNews(words.removed({ tags: [...removed] }));
    },
    reset: () => {
      change(defaultValue);
      setText('');
      setProblem(undefined);
      setNews('');
    },
  };
}
