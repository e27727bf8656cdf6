import { ToggleButtonGroup } from '../../../components/ButtonGroup';
import { useStrings } from '../../../locale';
import { threadStrings } from '../../../strings/thread';
import * as styles from './Pane.css';

interface ScopeProps {
  isEverywhere: boolean;
  onChange: (isEverywhere: boolean) => void;
}

/** Chooses between the conversation and everything with its contact. */
export function Scope({ isEverywhere, onChange }: ScopeProps) {
  const words = useStrings(threadStrings);
  return (
    <div className={styles.scope}>
      <ToggleButtonGroup
        label={words.scope}
        size="small"
        value={isEverywhere ? 'everywhere' : 'conversation'}
        onChange={(scope) => onChange(scope === 'everywhere')}
        options={[
          { id: 'conversation', label: words.conversation },
          { id: 'everywhere', label: words.everywhere },
        ]}
      />
    </div>
  );
}
