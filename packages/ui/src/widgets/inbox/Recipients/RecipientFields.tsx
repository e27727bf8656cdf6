import { useListContacts } from '@concordia/api-client';
import { canReceiveEmail, ownMailboxTest } from '@concordia/domain';
import { useState } from 'react';
import { TagField } from '../../../components/TagField';
import { useStrings } from '../../../locale';
import { recipientStrings } from '../../../strings/recipient';
import * as styles from './Recipients.css';
import { type Fields, recipientsOf, splitRecipients, tagOf, withoutKnown } from './recipientTags';

/** Contacts offered for what is typed. */
const OFFERED = 20;

const NAMES = ['to', 'cc', 'bcc'] as const;

export interface RecipientFieldsProps {
  fields: Fields;
  own: readonly string[];
  isReadOnly: boolean;
  onChange: (change: Partial<Fields>) => void;
}

export function RecipientFields({ fields, own, isReadOnly, onChange }: RecipientFieldsProps) {
  const words = useStrings(recipientStrings);
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const { data } = useListContacts({ limit: OFFERED, q }, { swr: { enabled: q.length > 1, keepPreviousData: true } });
  const offered = (data ?? []).flatMap(({ name, email }) => (email === null ? [] : [tagOf({ name, address: email })]));
  const isOwn = ownMailboxTest(own);
  function validate(text: string): string | null {
    const [one, ...others] = recipientsOf([text]);
    if (one === undefined || others.length > 0 || !canReceiveEmail(one.address))
      return words.invalid({ address: text });
    return isOwn(one) ? words.own({ address: one.address }) : null;
  }
  const others = (name: (typeof NAMES)[number]) => NAMES.filter((one) => one !== name).flatMap((one) => fields[one]);
  return (
    <div className={styles.fields}>
      {NAMES.map((name) => (
        <TagField
          key={name}
          label={words[name]}
          description={name === 'bcc' ? words.bccHelp : undefined}
          inputMode="email"
          value={fields[name].map(tagOf)}
          onChange={(tags) => onChange({ [name]: withoutKnown(recipientsOf(tags), others(name)) })}
          suggestions={offered}
          onInputChange={setTyped}
          split={splitRecipients}
          validate={validate}
          isReadOnly={isReadOnly}
        />
      ))}
    </div>
  );
}
