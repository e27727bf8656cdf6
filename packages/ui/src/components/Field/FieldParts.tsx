import type { ReactNode, Ref } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { useStrings } from '../../locale';
import { commonStrings } from '../../strings/generated/common';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './Field.css';

export interface FieldTexts {
  label: string;
  /** Hides the label visually, where an icon and the context make it clear. @default false */
  isLabelHidden?: boolean;
  /** One line of help below the field. */
  description?: ReactNode;
  /** What is wrong and how to fix it. Shown while the field is invalid. */
  errorMessage?: string;
}

export interface FieldSize {
  /**
   * `small` in rows and bars (26 px), `medium` in forms (32 px), `large` for a page's main field (40 px). On touch
   * screens it is at least 44 px.
   *
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
}

/** Whether the caller declares a field invalid. `undefined` leaves validation to the browser and `validate`, which `false` would override. */
export function invalidity(isInvalid: boolean | undefined, errorMessage: string | undefined): boolean | undefined {
  return isInvalid ?? (errorMessage === undefined ? undefined : true);
}

interface FieldLabelProps extends Pick<FieldTexts, 'label' | 'isLabelHidden'> {
  ref?: Ref<HTMLLabelElement>;
}

export function FieldLabel({ label, isLabelHidden = false, ref }: FieldLabelProps) {
  const element = (
    <Label ref={ref} className={styles.label}>
      {label}
    </Label>
  );
  return isLabelHidden ? <VisuallyHidden>{element}</VisuallyHidden> : element;
}

/** Browsers phrase missing values in their own language, not the user's, so we replace that message. Custom rules take precedence. */
const isOnlyMissing = ({ valueMissing, customError }: ValidityState): boolean => valueMissing && !customError;

export function FieldHelp({ description, errorMessage }: Pick<FieldTexts, 'description' | 'errorMessage'>) {
  const { required } = useStrings(commonStrings);
  return (
    <>
      {description && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error}>
        {({ validationErrors, validationDetails }) => {
          const message = errorMessage ?? (isOnlyMissing(validationDetails) ? required : validationErrors.join(' '));
          return (
            message !== '' && (
              <>
                <Icon name="circle-alert" size="small" />
                <span>{message}</span>
              </>
            )
          );
        }}
      </FieldError>
    </>
  );
}
