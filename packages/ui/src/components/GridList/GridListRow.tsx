import type { ReactNode } from 'react';
import { Button, GridListItem } from 'react-aria-components';
import { useStrings } from '../../locale';
import { gridListStrings } from '../../strings/generated/gridList';
import { Icon } from '../Icon';
import { SelectionBox } from '../Table/SelectionBox';
import * as styles from './GridList.css';

interface GridListRowProps {
  id: string;
  text: string;
  children: ReactNode;
}

export function GridListRow({ id, text, children }: GridListRowProps) {
  const words = useStrings(gridListStrings);
  return (
    <GridListItem id={id} textValue={text} className={styles.row}>
      {({ allowsDragging, selectionMode, selectionBehavior }) => (
        <>
          {allowsDragging && (
            <Button slot="drag" aria-label={words.move({ row: text })} className={styles.handle}>
              <Icon name="grip" />
            </Button>
          )}
          {selectionMode !== 'none' && selectionBehavior === 'toggle' && <SelectionBox slot="selection" />}
          <div className={styles.content}>{children}</div>
        </>
      )}
    </GridListItem>
  );
}
