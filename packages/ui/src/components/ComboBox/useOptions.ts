import { useState } from 'react';
import type { ComboBoxOption, ComboBoxProps, ComboBoxSection } from './ComboBox';

type Item = ComboBoxOption | ComboBoxSection;

const optionsOf = (items: readonly Item[]) => items.flatMap((item) => ('options' in item ? item.options : [item]));

const custom = (text: string): ComboBoxOption => ({ id: text, label: text });

type OptionsProps = Pick<
  ComboBoxProps<string, boolean>,
  'options' | 'value' | 'defaultValue' | 'onChange' | 'onInputChange' | 'allowsCustomValue'
>;

export function useOptions(props: OptionsProps) {
  const { options, value, defaultValue, onChange, onInputChange, allowsCustomValue = false } = props;
  const [own, setOwn] = useState<string | null>(defaultValue ?? null);
  const current = value === undefined ? own : value;
  const all = optionsOf(options);
  const [text, setText] = useState(() => all.find(({ id }) => id === current)?.label ?? current ?? '');
  const typed = text.trim();

  const known = (word: string) =>
    all.some(({ id, label }) => id === word || label.toLowerCase() === word.toLowerCase());
  const customValue = allowsCustomValue && typed !== '' && !known(typed) ? typed : undefined;
  const isCustom = allowsCustomValue && current !== null && !all.some(({ id }) => id === current);
  const additions = new Set([isCustom ? current : undefined, customValue].filter((word) => word !== undefined));

  const choose = (key: string | number | null) => {
    // react-aria passes `null` when the field is left with text that matches no option; the text itself is then the value.
    const next = key === null ? (customValue ?? all.find(({ label }) => label === typed)?.id ?? null) : String(key);
    setOwn(next);
    onChange?.(next);
  };
  return {
    items: [...options, ...[...additions].map(custom)],
    value: current,
    customValue,
    text: typed,
    choose,
    type: (word: string) => {
      setText(word);
      onInputChange?.(word);
    },
  };
}
