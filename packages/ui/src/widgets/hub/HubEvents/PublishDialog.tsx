import { Button } from '../../../components/Button';
import { ComboBox } from '../../../components/ComboBox';
import { Dialog } from '../../../components/Dialog';
import { Form, FormActions, SubmitButton } from '../../../components/Form';
import { TextArea } from '../../../components/TextArea';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { hubEventStrings } from '../../../strings/generated/hubEvent';
import { topicRule, useTopicOptions } from '../hubTopics';
import * as styles from './HubEvents.css';
import { usePayloadProblem } from './usePayloadProblem';
import { usePublish } from './usePublish';

export interface PublishDialogProps {
  onClose: () => void;
  onPublished: () => void;
}

const LONGEST_KEY = 200;

/** Publishes one event. The payload must be a JSON object. */
export function PublishDialog({ onClose, onPublished }: PublishDialogProps) {
  const words = useStrings(hubEventStrings);
  const topics = useTopicOptions();
  const payloadProblem = usePayloadProblem();
  const { publish, isPublishing } = usePublish(() => {
    onPublished();
    onClose();
  });
  return (
    <Dialog
      title={words.publish}
      isOpen
      isDismissable={false}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
    >
      <Form aria-label={words.publish} onSubmit={publish}>
        <ComboBox
          name="topic"
          label={words.topic}
          description={words.topicHelp}
          options={topics}
          isRequired
          allowsCustomValue
          validate={topicRule(words.topicNeeded, words.topicWrong)}
        />
        <div className={styles.json}>
          <TextArea
            name="payload"
            label={words.payload}
            description={words.payloadHelp}
            rows={8}
            defaultValue="{}"
            spellCheck="false"
            isRequired
            validate={payloadProblem}
          />
        </div>
        <TextField
          name="idempotency_key"
          label={words.key}
          description={words.keyHelp}
          autoComplete="off"
          validate={(key) => (key.length > LONGEST_KEY ? words.keyTooLong({ most: LONGEST_KEY }) : null)}
        />
        <FormActions>
          <Button onPress={onClose}>{words.cancel}</Button>
          <SubmitButton>{isPublishing ? words.publishing : words.publish}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
