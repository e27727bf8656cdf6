import { useStrings } from '../../locale';
import { copyStrings } from '../../strings/generated/copy';
import { Button, IconButton } from '../Button';
import * as styles from './CopyField.css';
import { useCopy } from './useCopy';

export interface CopyButtonProps {
  /** What is copied. A function, where it takes work to write it down. */
  text: string | (() => string);
  /** Names what is copied: "webhook address". Without it the button is only called "Copy". */
  name?: string;
  /**
   * Writes its name on it, where several stand side by side.
   *
   * @default false
   */
  isNamed?: boolean;
  /** Told once it is on the clipboard, where a toast says so. The mark beside the button then says it to the eye alone. */
  onCopied?: () => void;
}

/** Puts a text on the clipboard and says, to eye and ear, whether that went well. */
export function CopyButton({ text, name, isNamed = false, onCopied }: CopyButtonProps) {
  const words = useStrings(copyStrings);
  const { outcome, copy } = useCopy();
  const label = name === undefined ? words.copy : words.copyOf({ name });
  const icon = outcome === 'copied' ? 'check' : 'copy';
  const onPress = async () => {
    if (await copy(text)) onCopied?.();
  };
  const isSaidElsewhere = outcome === 'copied' && onCopied !== undefined;
  return (
    <span className={styles.copy}>
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
