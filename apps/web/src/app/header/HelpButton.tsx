import { Button, IconButton } from '@concordia/ui/components/Button';
import { useStrings } from '@concordia/ui/locale';
import { ActionsContext } from '@concordia/ui/widgets/shared/shortcuts';
import { use } from 'react';
import { accountStrings } from '../../strings/generated/account';

/** Opens what `?` opens, for those who use a pointer. */
export function HelpButton() {
  const { help } = useStrings(accountStrings);
  return <IconButton icon="info" size="large" label={help} tooltipPlacement="bottom" onPress={useHelp()} />;
}

/** The same in the account menu, where a phone has room for it. */
export function HelpLink({ onPress }: { onPress: () => void }) {
  const { help } = useStrings(accountStrings);
  const open = useHelp();
  return (
    <Button
      tone="quiet"
      icon="info"
      onPress={() => {
        onPress();
        open();
      }}
    >
      {help}
    </Button>
  );
}

/** Its code is loaded after the page; until then nothing happens, as with the key. */
function useHelp(): () => void {
  const registry = use(ActionsContext);
  return () =>
    registry
      ?.all()
      .find(({ id }) => id === 'keys')
      ?.run();
}
