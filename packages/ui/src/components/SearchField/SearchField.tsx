import type { Ref } from 'react';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
  Button,
  Group,
  Input,
} from 'react-aria-components';
import type { Behavior } from '../../behavior';
import { useStrings } from '../../locale';
import { useSlotted } from '../../slots';
import { commonStrings } from '../../strings/generated/common';
import { FieldHelp, FieldLabel, type FieldSize, type FieldTexts, invalidity } from '../Field';
import * as field from '../Field/Field.css';
import { Icon } from '../Icon';
import * as styles from './SearchField.css';
import { SearchFieldContext } from './SearchFieldContext';

export interface SearchFieldProps extends Behavior<AriaSearchFieldProps>, FieldTexts, FieldSize {
  /** What can be searched: "Search messages...". */
  placeholder?: string;
  /** Hides the label visually, as the icon and context make it clear. @default true */
  isLabelHidden?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A search box. Enter submits; Escape and the clear button clear it. */
export function SearchField(ownProps: SearchFieldProps) {
  const props = useSlotted(ownProps, SearchFieldContext);
  const words = useStrings(commonStrings);
  const { label, isLabelHidden = true, description, errorMessage, placeholder, size, ref, ...rest } = props;
  return (
    <AriaSearchField {...rest} isInvalid={invalidity(rest.isInvalid, errorMessage)} className={field.root}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <Group role="presentation" className={field.control({ size })}>
        <span className={field.adornment}>
          <Icon name="search" />
        </span>
        <Input ref={ref} className={field.input} placeholder={placeholder} />
        <Button className={styles.clear} aria-label={words.clear}>
          <Icon name="close" size="small" />
        </Button>
      </Group>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaSearchField>
  );
}
