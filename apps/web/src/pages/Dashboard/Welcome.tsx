import { Heading } from '@concordia/ui/components/Heading';
import { Stack } from '@concordia/ui/components/Stack';
import { Text } from '@concordia/ui/components/Text';
import { useStrings } from '@concordia/ui/locale';
import { ImportMailbox } from '@concordia/ui/widgets/intake/ImportMailbox';
import { dashboardStrings } from '../../strings/generated/dashboard';
import * as styles from './Dashboard.css';

/** A new workspace's first screen: connect a mailbox and fill the board. */
export function Welcome() {
  const words = useStrings(dashboardStrings);
  return (
    <div className={styles.welcome}>
      <Stack width="column" isCentered gap="xxl">
        <Stack gap="sm">
          <Heading level={2} size="display">
            {words.welcome}
          </Heading>
          <Text size="reading" tone="muted">
            {words.welcomeHelp}
          </Text>
        </Stack>
        <ImportMailbox />
      </Stack>
    </div>
  );
}
