import { IconButton } from '../../../components/Button';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { dealStagesStrings } from '../../../strings/generated/dealStages';
import * as styles from './EditStages.css';
import { LONGEST_NAME, type StageDraft } from './stageDraft';

interface StageLineProps {
  stage: StageDraft;
  isFirst: boolean;
  isLast: boolean;
  onRename: (name: string) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

/** Moves by buttons: a list this short needs no dragging, which not everybody can do. */
export function StageLine({ stage, isFirst, isLast, onRename, onMove, onRemove }: StageLineProps) {
  const words = useStrings(dealStagesStrings);
  const { name, count } = stage;
  return (
    <li className={styles.stage}>
      <div className={styles.name}>
        <TextField
          label={words.name}
          isLabelHidden
          value={name}
          maxLength={LONGEST_NAME}
          errorMessage={name.trim() === '' ? words.nameNeeded : undefined}
          onChange={onRename}
        />
      </div>
      <IconButton icon="arrow-up" label={words.moveUp({ name })} isDisabled={isFirst} onPress={() => onMove(-1)} />
      <IconButton icon="arrow-down" label={words.moveDown({ name })} isDisabled={isLast} onPress={() => onMove(1)} />
      <IconButton
        icon="close"
        label={count > 0 ? words.inUse({ name, count }) : words.remove({ name })}
        isDisabled={count > 0 || (isFirst && isLast)}
        onPress={onRemove}
      />
    </li>
  );
}
