import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useStrings } from '../../locale';
import { fileTriggerStrings } from '../../strings/fileTrigger';
import { IconButton } from '../Button';
import { Icon } from '../Icon';
import * as styles from './FileTrigger.css';

interface ChosenFilesProps {
  files: readonly File[];
  isDisabled: boolean;
  onRemove: (file: File) => void;
  /** Called when the last file is removed, along with the button that had focus. */
  onEmpty: () => void;
}

export function ChosenFiles({ files, isDisabled, onRemove, onEmpty }: ChosenFilesProps) {
  const words = useStrings(fileTriggerStrings);
  const list = useRef<HTMLUListElement>(null);

  const remove = (file: File, index: number) => {
    flushSync(() => onRemove(file));
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[index] ?? buttons.at(-1);
    if (next) next.focus();
    else onEmpty();
  };

  if (files.length === 0) return null;
  return (
    <ul ref={list} className={styles.list} aria-label={words.chosen}>
      {files.map((file, index) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.row}>
          <span className={styles.drawing}>
            <Icon name="file" />
          </span>
          <span className={styles.name}>
            <bdi>{file.name}</bdi>
          </span>
          <bdi className={styles.bytes}>{words.size({ size: file.size })}</bdi>
          <IconButton
            icon="close"
            size="small"
            label={words.remove({ name: file.name })}
            isDisabled={isDisabled}
            onPress={() => remove(file, index)}
          />
        </li>
      ))}
    </ul>
  );
}
