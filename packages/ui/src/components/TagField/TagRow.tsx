import type { KeyboardEvent, Ref } from 'react';
import { Button, Tag, TagGroup, TagList, Text, TextContext } from 'react-aria-components';
import { useStrings } from '../../locale';
import { tagFieldStrings } from '../../strings/tagField';
import { Icon } from '../Icon';
import * as styles from './TagField.css';
import type { Tags } from './useTags';

/** What a field's help is called is of no concern to the tags. */
const noSlots = {};

interface TagRowProps {
  label: string;
  model: Tags;
  /** They cannot be removed. */
  isFixed: boolean | undefined;
  isDisabled: boolean | undefined;
  /** Goes back to the box. */
  onLeave: () => void;
  ref: Ref<HTMLElement>;
}

/** The tags that are there. Arrows walk them, Backspace and Delete remove, any letter goes on typing. */
export function TagRow({ label, model, isFixed = false, isDisabled, onLeave, ref }: TagRowProps) {
  const words = useStrings(tagFieldStrings);
  if (model.tags.length === 0) return null;
  const onRemove = (keys: Set<unknown>) => {
    const removed = new Set(model.tags.filter((tag) => keys.has(tag)));
    model.remove(removed);
    // With the last one goes the row, and focus must have somewhere to be.
    if (removed.size === model.tags.length) onLeave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isTyping) return;
    // react-aria would look for a tag that begins so.
    event.stopPropagation();
    onLeave();
  };
  return (
    // In a combo box its children are also drawn unseen, to find the options. A `Text` stays out of that, and the tags with it.
    <TextContext value={noSlots}>
      <Text
        ref={ref}
        elementType="div"
        role="presentation"
        // An open list hides what is around it from screen readers; the tags belong to the box and stay.
        data-react-aria-top-layer
        className={styles.group}
        onKeyDownCapture={onKeyDown}
        // A press on a tag is no press on the box.
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
    </TextContext>
  );
}
