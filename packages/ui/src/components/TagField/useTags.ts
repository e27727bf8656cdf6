import { useState } from 'react';
import { useStrings } from '../../locale';
import { tagFieldStrings } from '../../strings/tagField';
import { addTags, isList, splitTags } from './tags';

interface TagsOptions {
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  onChange: ((tags: readonly string[]) => void) | undefined;
  /** Returns an error message for an invalid tag, or `null`. */
  validate: (text: string) => string | null;
  split?: ((text: string) => readonly string[]) | undefined;
}

export interface Tags {
  tags: readonly string[];
  text: string;
  /** The error of the typed text. */
  problem: string | undefined;
  /** The last change, for screen readers. */
  news: string;
  /** Handles typed text: tags before a comma are completed. */
  type: (text: string) => void;
  /** Adds a tag or a list of tags; invalid ones stay in the input. Returns whether all were added. */
  add: (text: string) => boolean;
  remove: (removed: ReadonlySet<string>) => void;
  /** Restores the initial tags, on form reset. */
  reset: () => void;
}

/** Adds each tag once and announces changes. Invalid text stays in the input, to be corrected. */
export function useTags({ value, defaultValue, onChange, validate, split = splitTags }: TagsOptions): Tags {
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
    const { tags: next, added, duplicates, invalid } = addTags(tags, split(typed), validate);
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
