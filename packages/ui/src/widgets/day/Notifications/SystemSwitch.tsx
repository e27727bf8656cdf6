import { useState, useSyncExternalStore } from 'react';
import { Stack } from '../../../components/Stack';
import { Switch } from '../../../components/Switch';
import { useStrings } from '../../../locale';
import { notificationStrings } from '../../../strings/generated/notification';
import * as styles from './Notifications.css';
import type { SystemNotifier } from './systemNotifier';

/** Turns desktop notifications on and off. Asks the browser for permission only on a press. */
export function SystemSwitch({ system }: { system: SystemNotifier }) {
  const words = useStrings(notificationStrings);
  const [isAsking, setAsking] = useState(false);
  const { isOn, showsNames, permission } = useSyncExternalStore(system.onChange, system.get);
  const isImpossible = permission === 'denied' || permission === 'unsupported';
  const help = {
    denied: words.denied,
    unsupported: words.unsupported,
    default: words.browserHelp,
    granted: words.browserHelp,
  };
  async function turn(on: boolean): Promise<void> {
    setAsking(true);
    await system.setOn(on);
    setAsking(false);
  }
  return (
    <div className={styles.foot}>
      <Stack gap="sm">
        <Switch
          place="end"
          isSelected={isOn}
          isDisabled={isAsking || isImpossible}
          description={help[permission]}
          onChange={(on) => void turn(on)}
        >
          {words.browser}
        </Switch>
        {isOn && (
          <Switch place="end" isSelected={showsNames} description={words.showNamesHelp} onChange={system.setShowsNames}>
            {words.showNames}
          </Switch>
        )}
      </Stack>
    </div>
  );
}
