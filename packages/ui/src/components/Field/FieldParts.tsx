import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { useStrings } from '../../locale';
import { commonStrings } from '../../strings/generated/common';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './Field.css';

/** What every field says about itself. */
export interface FieldTexts {
  /** What goes in. */
  label: string;
  /**
   * Keeps the label for screen readers only, where a drawing and the place say it to the eye.
   *
   * @default false
   */
  isLabelHidden?: boolean;
  /** One line of help below. */
  description?: ReactNode;
  /** What is wrong and how to put it right. It shows while the field is invalid. */
  errorMessage?: string;
}

/** How high a field is. */
export interface FieldSize {
  /**
   * `small` in rows and bars (26 px), `medium` in forms (32 px), `large` where the field is the point of the page (40 px). Fingers always get
   * 44 px.
   *
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
}

/**
 * Whether the screen itself calls a field invalid. `undefined` leaves the verdict to the browser and to `validate`: a plain `false` would
 * overrule them.
 */
export function invalidity(isInvalid: boolean | undefined, errorMessage: string | undefined): boolean | undefined {
  return isInvalid ?? (errorMessage === undefined ? undefined : true);
}

export function FieldLabel({ label, isLabelHidden = false }: Pick<FieldTexts, 'label' | 'isLabelHidden'>) {
  const element = <Label className={styles.label}>{label}</Label>;
  return isLabelHidden ? <VisuallyHidden>{element}</VisuallyHidden> : element;
}

/** Browsers word a missing value in their own language, which need not be the person's. A rule of the field comes first. */
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
