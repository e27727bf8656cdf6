import { useEffect, useId, useRef } from 'react';
import { useStrings } from '../../locale';
import { formStrings } from '../../strings/generated/form';
import { text } from '../../theme';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { focusField } from './controls';
import * as styles from './ErrorSummary.css';
import type { Fault } from './useFaults';

interface ErrorSummaryProps {
  /** The invalid fields, in form order. */
  faults: readonly Fault[];
  /** Problems that belong to no field. */
  notes: readonly string[];
  /** Number of the failed submit; the summary takes focus on each. */
  attempt: number;
}

/** Lists everything that keeps the form from being accepted, with links to the fields. Takes focus when it appears. */
export function ErrorSummary({ faults, notes, attempt }: ErrorSummaryProps) {
  const words = useStrings(formStrings);
  const titleId = useId();
  const place = useRef<HTMLDivElement>(null);
  const open = faults.filter(({ isChanged }) => !isChanged).length + notes.length;
  const isShown = open > 0;

  // Once per submit: a field that becomes invalid later shows the summary again, but must keep focus.
  const taken = useRef(0);
  useEffect(() => {
    if (attempt === taken.current || !isShown) return;
    taken.current = attempt;
    place.current?.focus();
  }, [attempt, isShown]);

  if (!isShown) return null;
  return (
    <div ref={place} tabIndex={-1} role="group" aria-labelledby={titleId} className={styles.summary}>
      <span className={styles.mark}>
        <Icon name="circle-alert" />
      </span>
      <p id={titleId} className={text({ style: 'body', weight: 'semibold' })}>
        {words.problems({ count: open })}
      </p>
      <ul className={styles.lines}>
        {notes.map((note) => (
          <li key={note} className={styles.line({ state: 'open' })}>
            {note}
          </li>
        ))}
        {faults.map((fault) => (
          <FaultLine key={fault.control.id || fault.label} fault={fault} />
        ))}
      </ul>
    </div>
  );
}

/** A message that contains the field's label needs no prefix. */
const isNamed = ({ label, message }: Fault) => message.toLowerCase().includes(label.toLowerCase());

function FaultLine({ fault }: { fault: Fault }) {
  const words = useStrings(formStrings);
  const { control, label, message, isChanged } = fault;
  return (
    <li className={styles.line({ state: isChanged ? 'changed' : 'open' })}>
      <a
        href={`#${control.id}`}
        className={styles.link}
        onClick={(event) => {
          event.preventDefault();
          focusField(control);
        }}
      >
        {isNamed(fault) ? message : words.elsewhere({ field: label, message })}
      </a>
      {isChanged && (
        <>
          <Icon name="check" size="small" />
          <VisuallyHidden>{words.changed}</VisuallyHidden>
        </>
      )}
    </li>
  );
}
