import type { Subscription } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { Checkbox } from '../../../components/Checkbox';
import { ComboBox } from '../../../components/ComboBox';
import { Dialog } from '../../../components/Dialog';
import { Form, FormActions, needed, SubmitButton, webAddress } from '../../../components/Form';
import { Select } from '../../../components/Select';
import { TextArea } from '../../../components/TextArea';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { hubWebhookStrings } from '../../../strings/generated/hubWebhook';
import { patternRule, useTopicOptions } from '../hubTopics';
import { filterText, readFilter } from './filterText';
import * as styles from './HubWebhooks.css';
import type { ShownKey } from './shownKey';
import { useModuleOptions } from './useModuleOptions';
import { useSaveSubscription } from './useSaveSubscription';

export interface SubscriptionDialogProps {
  /** `null` for a new subscription. */
  subscription: Subscription | null;
  onClose: () => void;
  onChange: () => Promise<void>;
  /** Shows the signing key of a new subscription. */
  onKey: (shownKey: ShownKey) => void;
}

export function SubscriptionDialog({ subscription, onClose, onChange, onKey }: SubscriptionDialogProps) {
  const words = useStrings(hubWebhookStrings);
  const title = subscription === null ? words.createTitle : words.editTitle;
  const { save, isSaving } = useSaveSubscription({ subscription, onClose, onChange, onKey });
  return (
    <Dialog
      title={title}
      isOpen
      isDismissable={false}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
    >
      <Form aria-label={title} onSubmit={save}>
        <Receiver subscription={subscription} />
        {subscription === null && <Owner />}
        <Conditions subscription={subscription} />
        <FormActions>
          <Button onPress={onClose}>{words.cancel}</Button>
          <SubmitButton>{isSaving ? words.sending : subscription === null ? words.create : words.save}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

type Of = Pick<SubscriptionDialogProps, 'subscription'>;

function Receiver({ subscription }: Of) {
  const words = useStrings(hubWebhookStrings);
  const topics = useTopicOptions();
  return (
    <>
      <ComboBox
        name="topic"
        label={words.topic}
        description={words.topicHelp}
        placeholder={words.topicExample}
        options={topics}
        {...(subscription !== null && { defaultValue: subscription.topic })}
        isRequired
        allowsCustomValue
        validate={patternRule(words.topicNeeded, words.topicWrong)}
      />
      <TextField
        name="webhook_url"
        type="url"
        label={words.url}
        description={words.urlHelp}
        defaultValue={subscription?.webhook_url}
        isRequired
        validate={webAddress(words.urlWrong)}
      />
    </>
  );
}

/** Owner and signing, which cannot change later. */
function Owner() {
  const words = useStrings(hubWebhookStrings);
  const modules = useModuleOptions();
  return (
    <>
      <ComboBox
        name="module_name"
        label={words.moduleName}
        options={modules}
        isRequired
        allowsCustomValue
        validate={needed(words.moduleNeeded)}
      />
      <Select
        name="signature"
        label={words.signature}
        options={[
          { id: 'v1', label: words.signatures.v1 },
          { id: 'v1a', label: words.signatures.v1a },
        ]}
        defaultValue="v1"
      />
    </>
  );
}

function Conditions({ subscription }: Of) {
  const words = useStrings(hubWebhookStrings);
  const filterProblem = (text: string): string | null => {
    const read = readFilter(text);
    return read.kind === 'wrong' ? words.filterWrong({ line: read.line }) : null;
  };
  return (
    <>
      <div className={styles.typed}>
        <TextArea
          name="filter"
          label={words.filter}
          description={words.filterHelp}
          rows={2}
          defaultValue={filterText(subscription?.filter ?? null)}
          spellCheck="false"
          validate={filterProblem}
        />
      </div>
      <Checkbox
        name="allow_private_network"
        defaultSelected={subscription?.allow_private_network ?? false}
        description={words.allowPrivateHelp}
      >
        {words.allowPrivate}
      </Checkbox>
    </>
  );
}
