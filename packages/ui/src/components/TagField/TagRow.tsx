import type { KeyboardEvent, Ref } from 'react';
import { Button, Tag, TagGroup, TagList, Text, TextContext } from 'react-aria-components';
import { useStrings } from '../../locale';
import { tagFieldStrings } from '../../strings/tagField';
import { Icon } from '../Icon';
import * as styles from './TagField.css';
import type { Tags } from './useTags';

/** Isolates the tags from the field's text slots. */
const noSlots = {};

interface TagRowProps {
  label: string;
  model: Tags;
  isFixed: boolean | undefined;
  isDisabled: boolean | undefined;
  /** Returns focus to the input. */
  onLeave: () => void;
  ref: Ref<HTMLElement>;
}

/** The existing tags. Arrow keys move between them, Backspace and Delete remove, and letters continue typing in the input. */
export function TagRow({ label, model, isFixed = false, isDisabled, onLeave, ref }: TagRowProps) {
  const words = useStrings(tagFieldStrings);
  if (model.tags.length === 0) return null;
  const onRemove = (keys: Set<unknown>) => {
    const removed = new Set(model.tags.filter((tag) => keys.has(tag)));
    model.remove(removed);
    // Removing the last tag removes the row, so focus must move on.
    if (removed.size === model.tags.length) onLeave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isTyping) return;
    // Prevents react-aria's type-ahead among the tags.
    event.stopPropagation();
    onLeave();
  };
  return (
    // A combo box also renders its children invisibly, to collect the options. `Text`, and the tags in it, are skipped there.
    <TextContext.Provider value={noSlots}>
      <Text
        ref={ref}
        elementType="div"
        role="presentation"
        // An open list hides surrounding elements from screen readers; the tags belong to the input and stay available.
        data-react-aria-top-layer
        className={styles.group}
        onKeyDownCapture={onKeyDown}
        // Pressing a tag must not count as pressing the input.
        onPointerUp={(event) => event.stopPropagation()}
      >
        <TagGroup aria-label={words.tags({ label })} onRemove={isFixed ? undefined : onRemove} className={styles.group}>
          <TagList items={model.tags.map((id) => ({ id }))} className={styles.row}>
            {({ id }) => (
              <Tag id={id} textValue={id} isDisabled={isDisabled} className={styles.tag}>
                <span className={styles.words}>{id}</span>
                {!isFixed && (
                  <Button slot="remove" aria-label={words.remove} className={styles.remove}>
                    <Icon name="close" size="small" />
                  </Button>
                )}
              </Tag>
            )}
          </TagList>
        </TagGroup>
      </Text>
    </TextContext.Provider>
  );
}
