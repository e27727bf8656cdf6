import type { Draft } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { Icon } from '../../../components/Icon';
import { Inline } from '../../../components/Inline';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { composerStrings } from '../../../strings/composer';
import * as styles from './Composer.css';
import type { DraftKeeper } from './draftKeeper';

export interface DraftConflictProps {
  theirs: Draft;
  onResolve: DraftKeeper['resolve'];
}

/** Two windows edited one draft: shows both texts and lets the user choose. Nothing is lost until then. */
export function DraftConflict({ theirs, onResolve }: DraftConflictProps) {
  const words = useStrings(composerStrings);
  const isEmpty = theirs.content.trim() === '';
  return (
    <div role="alert" className={styles.banner}>
      <Icon name="triangle-alert" size="small" />
      <div className={styles.bannerWords}>
        <Text size="dense" weight="semibold">
          {words.conflict.title}
        </Text>
        <Text size="dense">{isEmpty ? words.conflict.emptied : words.conflict.theirs}</Text>
        {!isEmpty && (
          <div className={styles.theirs} dir="auto">
            {theirs.content}
          </div>
        )}
        <Inline gap="xs">
          <Button size="small" onPress={() => onResolve('mine')}>
            {words.conflict.keepMine}
          </Button>
          <Button size="small" onPress={() => onResolve('theirs')}>
            {words.conflict.takeTheirs}
          </Button>
          {!isEmpty && (
            <Button size="small" onPress={() => onResolve('both')}>
              {words.conflict.keepBoth}
            </Button>
          )}
        </Inline>
      </div>
    </div>
  );
}
