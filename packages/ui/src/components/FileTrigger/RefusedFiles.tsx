import { useStrings } from '../../locale';
import { fileTriggerStrings } from '../../strings/fileTrigger';
import * as field from '../Field/Field.css';
import { Icon } from '../Icon';
import * as styles from './FileTrigger.css';
import type { FileRules, Refused } from './sortFiles';

interface RefusedFilesProps extends Pick<FileRules, 'accept' | 'maxBytes'> {
  refused: readonly Refused[];
}

/** The rejected files and the reasons, in a live region. */
export function RefusedFiles({ refused, accept = [], maxBytes = 0 }: RefusedFilesProps) {
  const words = useStrings(fileTriggerStrings);
  const reasonOf = ({ file: { name, size }, reason }: Refused) =>
    ({
      kind: () => words.wrongKind({ name, kinds: accept }),
      size: () => words.tooLarge({ name, size, most: maxBytes }),
      count: () => words.onlyOne({ name }),
    })[reason]();
  return (
    <div role="status" className={styles.reasons}>
      {refused.map((one) => (
        <span key={`${one.file.name} ${one.file.size}`} className={field.error}>
          <Icon name="circle-alert" size="small" />
          <span>{reasonOf(one)}</span>
        </span>
      ))}
    </div>
  );
}
