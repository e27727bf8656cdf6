import type { Addressing, ReplyMode } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { Menu, MenuItem, MenuTrigger } from '../../../components/Menu';
import { useStrings } from '../../../locale';
import { recipientStrings } from '../../../strings/recipient';

const MODES = [
  { mode: 'reply', icon: 'reply', shortcut: 'r' },
  { mode: 'replyAll', icon: 'users', shortcut: 'Shift+r' },
  { mode: 'forward', icon: 'forward', shortcut: 'Shift+f' },
] as const;

export interface ModeMenuProps {
  mode: ReplyMode;
  forwardAs: Addressing['forwardAs'];
  isDisabled: boolean;
  onChoose: (mode: ReplyMode, forwardAs?: Addressing['forwardAs']) => void;
}

export function ModeMenu({ mode, forwardAs, isDisabled, onChoose }: ModeMenuProps) {
  const words = useStrings(recipientStrings);
  return (
    <MenuTrigger>
      <Button
        size="small"
        tone="quiet"
        icon={MODES.find((one) => one.mode === mode)?.icon ?? 'reply'}
        iconAfter="chevron-down"
        isDisabled={isDisabled}
      >
        {mode === 'forward' && forwardAs === 'redirect' ? words.redirect : words.modes[mode]}
      </Button>
      <Menu aria-label={words.mode}>
        {MODES.map((one) => (
          <MenuItem key={one.mode} icon={one.icon} shortcut={one.shortcut} onAction={() => onChoose(one.mode)}>
            {words.modes[one.mode]}
          </MenuItem>
        ))}
        <MenuItem icon="paperclip" onAction={() => onChoose('forward', 'attachment')}>
          {words.forwardWhole}
        </MenuItem>
        <MenuItem icon="forward" onAction={() => onChoose('forward', 'redirect')}>
          {words.redirect}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
