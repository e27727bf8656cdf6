import { ToggleButton } from 'react-aria-components';
import { Icon } from '../../../components/Icon';
import { useFigure, useStrings } from '../../../locale';
import { ChangingFigure } from '../../../motion';
import { messageStrings } from '../../../strings/message';
import { useSnoozedCount } from '../messages/useSnoozedCount';
import * as styles from './ChannelFilters.css';

export interface SnoozedFilterProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Snoozed messages, which are in no column until they return. The filter shows them in the column they will return to. */
export function SnoozedFilter({ isOn, onChange }: SnoozedFilterProps) {
  const words = useStrings(messageStrings);
  const figure = useFigure();
  const count = useSnoozedCount();
  return (
    <div className={styles.list}>
      <ToggleButton className={styles.filter} isSelected={isOn} onChange={onChange}>
        <Icon name="moon" />
        <span className={styles.name}>{words.snoozed}</span>
        {count !== null && (
          <span className={styles.count}>
            <ChangingFigure value={count}>{figure(count)}</ChangingFigure>
          </span>
        )}
      </ToggleButton>
    </div>
  );
}
