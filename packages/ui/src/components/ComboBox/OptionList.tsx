import { Collection, Header, ListBox, ListBoxItem, ListBoxSection, Popover } from 'react-aria-components';
import { useStrings } from '../../locale';
import { comboBoxStrings } from '../../strings/comboBox';
import * as list from '../Field/Options.css';
import { Icon } from '../Icon';
import type { ComboBoxOption, ComboBoxSection } from './ComboBox';
import * as styles from './ComboBox.css';

interface OptionListProps {
  isLoading: boolean;
  /** The typed text, if it may be a value that matches no option. */
  customValue: string | undefined;
  text: string;
}

export function OptionList({ isLoading, customValue, text }: OptionListProps) {
  const words = useStrings(comboBoxStrings);
  const emptiness = () => (
    <div role="status" className={list.empty}>
      {isLoading ? words.searching : words.nothing({ text })}
    </div>
  );
  const option = (item: ComboBoxOption) => (
    <Option option={item} words={item.id === customValue ? words.use({ text: item.label }) : item.label} />
  );
  return (
    <Popover className={list.popover} offset={4}>
      <ListBox<ComboBoxOption | ComboBoxSection>
        aria-busy={isLoading}
        className={list.list}
        renderEmptyState={emptiness}
        dependencies={[customValue]}
      >
        {(item) =>
          'options' in item ? (
            <ListBoxSection id={item.id} className={styles.section}>
              <Header className={styles.heading}>{item.title}</Header>
              <Collection items={item.options}>{option}</Collection>
            </ListBoxSection>
          ) : (
            option(item)
          )
        }
      </ListBox>
    </Popover>
  );
}

function Option({ option, words }: { option: ComboBoxOption; words: string }) {
  const { id, label, description, mark, isDisabled } = option;
  return (
    <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={list.option}>
      {({ isSelected }) => (
        <>
          <span className={list.check}>{isSelected && <Icon name="check" size="small" />}</span>
          {mark}
          <span className={styles.words}>
            <span className={styles.label}>{words}</span>
            {description && <span className={styles.description}> {description}</span>}
          </span>
        </>
      )}
    </ListBoxItem>
  );
}
