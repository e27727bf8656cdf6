import { type Ref, type RefObject, useRef, useState } from 'react';
import { ToggleButton as AriaToggleButton, Toolbar } from 'react-aria-components';
import { useStrings } from '../../locale';
import { richTextStrings } from '../../strings/generated/richText';
import { button, content } from '../Button/Button.css';
import { Icon, type IconName } from '../Icon';
import { toggle as toggled } from '../ToggleButton/ToggleButton.css';
import { Tooltip } from '../Tooltip';
import { type Format, linkAt, setLink, TOGGLED, toggle } from './commands';
import { LinkPopover } from './LinkPopover';
import * as styles from './RichTextArea.css';
import type { SurfaceHandle } from './Surface';

const ICONS = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  bulletList: 'list',
  numberedList: 'list-ordered',
  quote: 'quote',
} as const satisfies Record<Exclude<Format, 'link'>, IconName>;

export interface FormatBarProps {
  surface: RefObject<SurfaceHandle | null>;
  /** Those at the cursor. */
  formats: ReadonlySet<Format>;
  isDisabled: boolean;
}

/** Buttons for emphasis, lists, quotes and links. Arrow keys go from one to the next. */
export function FormatBar({ surface, formats, isDisabled }: FormatBarProps) {
  const words = useStrings(richTextStrings);
  const link = useRef<HTMLButtonElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  return (
    <Toolbar aria-label={words.bar} className={styles.bar}>
      {TOGGLED.map((format) => (
        <FormatButton
          key={format}
          icon={ICONS[format]}
          label={words[format]}
          isOn={formats.has(format)}
          isDisabled={isDisabled}
          onPress={() => surface.current?.run(toggle(format))}
        />
      ))}
      <FormatButton
        ref={link}
        icon="link"
        label={words.link}
        isOn={formats.has('link')}
        isDisabled={isDisabled}
        onPress={() => {
          const state = surface.current?.state();
          setAddress((state && linkAt(state)) ?? '');
        }}
      />
      {address !== null && (
        <LinkPopover
          triggerRef={link}
          address={address}
          onClose={() => setAddress(null)}
          onSet={(href) => {
            setAddress(null);
            surface.current?.run(setLink(href));
          }}
        />
      )}
    </Toolbar>
  );
}

interface FormatButtonProps {
  icon: IconName;
  label: string;
  isOn: boolean;
  isDisabled: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}

function FormatButton({ icon, label, isOn, isDisabled, onPress, ref }: FormatButtonProps) {
  return (
    <Tooltip content={label}>
      <AriaToggleButton
        ref={ref}
        aria-label={label}
        isSelected={isOn}
        isDisabled={isDisabled}
        // Keeps the selection of the text.
        preventFocusOnPress
        onChange={onPress}
        className={`${button({ tone: 'quiet', size: 'small', shape: 'icon' })} ${toggled}`}
      >
        <span className={content}>
          <Icon name={icon} size="small" />
        </span>
      </AriaToggleButton>
    </Tooltip>
  );
}
