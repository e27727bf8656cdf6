import type { Ref } from 'react';
import { useStrings } from '../../locale';
import { copyStrings } from '../../strings/generated/copy';
import { Button, IconButton } from '../Button';
import * as styles from './CopyField.css';
import { useCopy } from './useCopy';

export interface CopyButtonProps {
  /** The text to copy. Pass a function if generating it is expensive. */
  text: string | (() => string);
  /** What is copied, such as "webhook address". Without it the button is named "Copy". */
  name?: string;
  /** Shows the name on the button, where several are side by side. @default false */
  isNamed?: boolean;
  /** Called after copying, for instance to show a toast. The mark beside the button is then not announced. */
  onCopied?: () => void;
  ref?: Ref<HTMLSpanElement>;
}

/** Copies a text to the clipboard and shows and announces the outcome. */
export function CopyButton({ text, name, isNamed = false, onCopied, ref }: CopyButtonProps) {
  const words = useStrings(copyStrings);
  const { outcome, copy } = useCopy();
  const label = name === undefined ? words.copy : words.copyOf({ name });
  const icon = outcome === 'copied' ? 'check' : 'copy';
  const onPress = async () => {
    if (await copy(text)) onCopied?.();
  };
  const isSaidElsewhere = outcome === 'copied' && onCopied !== undefined;
  return (
    <span ref={ref} className={styles.copy}>
      <span role="status" className={styles.outcome({ outcome })}>
        {outcome === undefined || isSaidElsewhere ? '' : words[outcome]}
      </span>
      {isNamed ? (
        <Button icon={icon} tone="quiet" size="small" onPress={() => void onPress()}>
          {label}
        </Button>
      ) : (
        <IconButton icon={icon} label={label} size="small" onPress={() => void onPress()} />
      )}
    </span>
  );
}
