import { type Ref, useId } from 'react';
import { useObjectRef } from 'react-aria';
import { useStrings } from '../../locale';
import { commonStrings } from '../../strings/generated/common';
import type { FieldTexts } from '../Field';
import * as field from '../Field/Field.css';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { ChosenFiles } from './ChosenFiles';
import * as styles from './FileTrigger.css';
import { PickButton } from './PickButton';
import { RefusedFiles } from './RefusedFiles';
import { useFiles } from './useFiles';

export interface FileTriggerProps extends FieldTexts {
  /** Label of the button, starting with a verb: "Choose a mailbox". */
  buttonLabel: string;
  /** Extensions or media types: `['.mbox', 'image/*']`. Others are rejected by name. */
  accept?: readonly string[];
  /** Maximum size of a file in bytes. Larger ones are rejected by name. */
  maxBytes?: number;
  /** @default false */
  allowsMultiple?: boolean;
  value?: readonly File[];
  defaultValue?: readonly File[];
  /** Called with all files after files are added or removed. */
  onChange?: (files: readonly File[]) => void;
  /** Name under which the form submits the files. */
  name?: string;
  /** @default false */
  isRequired?: boolean;
  /** @default false */
  isDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Selects files with the system dialog and lists them with their sizes. For drag and drop use `DropZone`. */
export function FileTrigger(props: FileTriggerProps) {
  const {
    label,
    isLabelHidden,
    description,
    errorMessage,
    buttonLabel,
    isRequired,
    isDisabled = false,
    ref,
    ...rest
  } = props;
  const { required } = useStrings(commonStrings);
  const { accept, maxBytes, allowsMultiple = false, name } = rest;
  const missing = isRequired ? required : undefined;
  const { input, taken, refused, error, add, remove, askFor } = useFiles({ ...rest, allowsMultiple, missing });
  const trigger = useObjectRef(ref);
  const id = useId();
  const message = errorMessage ?? error;
  const labelElement = (
    <span id={`${id}label`} className={field.label}>
      {label}
    </span>
  );
  return (
    <div
      role="group"
      aria-labelledby={`${id}label`}
      aria-describedby={`${id}error ${id}help`}
      data-invalid={message === '' ? undefined : true}
      className={field.root}
    >
      {isLabelHidden ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      <input
        ref={input}
        type="file"
        name={name}
        multiple={allowsMultiple}
        hidden
        disabled={isDisabled}
        onInvalid={askFor}
      />
      <div className={styles.start}>
        <PickButton
          ref={trigger}
          icon="paperclip"
          accept={accept}
          allowsMultiple={allowsMultiple}
          isDisabled={isDisabled}
          onFiles={add}
        >
          {buttonLabel}
        </PickButton>
      </div>
      {description && (
        <span id={`${id}help`} className={field.description}>
          {description}
        </span>
      )}
      {message !== '' && (
        <span id={`${id}error`} className={field.error}>
          <Icon name="circle-alert" size="small" />
          <span>{message}</span>
        </span>
      )}
      <ChosenFiles files={taken} isDisabled={isDisabled} onRemove={remove} onEmpty={() => trigger.current?.focus()} />
      <RefusedFiles refused={refused} accept={accept} maxBytes={maxBytes} />
    </div>
  );
}
