import type { DraftRecipient, ReplyRecipients } from '@concordia/api-client';
import { isNoReply } from '@concordia/domain';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { recipientStrings } from '../../../strings/recipient';
import * as styles from './Recipients.css';
import { type Fields, keyOf } from './recipientTags';

export interface RecipientNoticesProps {
  fields: Fields;
  suggestion: ReplyRecipients;
  isChosen: boolean;
  onChange: (change: Partial<Fields>) => void;
}

const namesOf = (recipients: readonly DraftRecipient[]) => recipients.map(({ name, address }) => name ?? address);

/** What to know before it is sent. */
export function RecipientNotices({ fields, suggestion, isChosen, onChange }: RecipientNoticesProps) {
  const words = useStrings(recipientStrings);
  const all = [...fields.to, ...fields.cc, ...fields.bcc];
  const { known, customer, mode, maxRecipients, warnings } = suggestion;
  const among = (addresses: readonly string[], field: readonly DraftRecipient[] = all) => {
    const keys = new Set(addresses.map(keyOf));
    return field.filter(({ address }) => keys.has(keyOf(address)));
  };
  const warned = (code: (typeof warnings)[number]['code']) =>
    warnings.filter((one) => one.code === code).flatMap(({ addresses }) => addresses);
  const unread = all.filter(({ address }) => isNoReply(address));
  const isKnown = new Set(known.map(keyOf));
  const fresh = mode === 'forward' ? [] : all.filter(({ address }) => !isKnown.has(keyOf(address)));
  const lists = among(warned('mailingList'));
  const elsewhere = among(warned('otherReplyTo'));
  const copied = fields.to.length > 0 && among(customer, fields.to).length === 0 ? among(customer) : [];
  const leftOut = warned('customerLeftOut').filter((address) => among([address]).length === 0);
  return (
    <div role="status">
      {unread.length > 0 && (
        <Notice
          isWarning
          action={
            !isChosen && (
              <Button size="small" tone="quiet" onPress={() => onChange({})}>
                {words.anyway}
              </Button>
            )
          }
        >
          {words.noReply({ names: namesOf(unread) })}
        </Notice>
      )}
      {lists.length > 0 && <Notice>{words.mailingList({ names: namesOf(lists) })}</Notice>}
      {elsewhere.length > 0 && <Notice isWarning>{words.otherReplyTo({ names: namesOf(elsewhere) })}</Notice>}
      {fresh.length > 0 && known.length > 0 && (
        <Notice>{words.fresh({ names: namesOf(fresh), count: fresh.length })}</Notice>
      )}
      {copied.length > 0 && <Notice isWarning>{words.customerCopied({ names: namesOf(copied) })}</Notice>}
      {leftOut.length > 0 && (
        <Notice
          action={
            <Button
              size="small"
              tone="quiet"
              onPress={() => onChange({ cc: [...fields.cc, ...leftOut.map((address) => ({ name: null, address }))] })}
            >
              {words.addLeftOut}
            </Button>
          }
        >
          {words.customerLeftOut({ names: leftOut })}
        </Notice>
      )}
      {all.length > maxRecipients && (
        <Notice isWarning>{words.tooMany({ count: all.length, max: maxRecipients })}</Notice>
      )}
    </div>
  );
}

interface NoticeProps {
  children: string;
  /** @default false */
  isWarning?: boolean;
  action?: ReactNode;
}

const Notice = ({ children, isWarning = false, action }: NoticeProps) => (
  <div className={styles.notice}>
    <Text as="span" size="caption" tone={isWarning ? 'negative' : 'muted'}>
      {children}
    </Text>
    {action}
  </div>
);
