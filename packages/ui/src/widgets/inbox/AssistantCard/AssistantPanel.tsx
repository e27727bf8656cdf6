import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button';
import { ErrorState } from '../../../components/ErrorState';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { assistantStrings } from '../../../strings/generated/assistant';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { AssistantReply, Examples } from './AssistantReply';
import type { AssistantHrefs } from './sources';
import { useQuestion } from './useQuestion';

export interface AssistantPanelProps extends AssistantHrefs {
  /** The open message; `null` for none. */
  messageId: string | null;
}

const LONGEST = 500;

/** A question, and its answer with sources. Neither is stored. */
export function AssistantPanel({ messageId, messageHref, contactHref }: AssistantPanelProps) {
  const words = useStrings(assistantStrings);
  const problemWords = useProblemWords();
  const field = useRef<HTMLInputElement>(null);
  // Focus starts on the field.
  useEffect(() => field.current?.focus(), []);
  const [text, setText] = useState('');
  const { state, ask, cancel } = useQuestion(messageId);
  const askThis = (question: string) => {
    setText(question);
    void ask(question);
  };
  const questions = Object.values(words.firstQuestions);
  const examples = messageId === null ? questions : [words.thisConversation, ...questions.slice(0, 3)];
  return (
    <Stack gap="md">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') void ask(text);
        }}
      >
        <Stack gap="sm">
          <TextField
            label={words.question}
            placeholder={words.placeholder}
            maxLength={LONGEST}
            value={text}
            onChange={setText}
            ref={field}
          />
          <Inline>
            <Button type="submit" size="small" tone="primary" isPending={state.kind === 'pending'}>
              {words.ask}
            </Button>
            {state.kind === 'pending' && (
              <Button size="small" tone="quiet" onPress={cancel}>
                {words.cancel}
              </Button>
            )}
          </Inline>
        </Stack>
      </form>
      <div role="status">
        {state.kind === 'pending' && <Text tone="muted">{words.working}</Text>}
        {state.kind === 'cancelled' && <Text tone="muted">{words.cancelled}</Text>}
        {state.kind === 'answered' && (
          <AssistantReply
            answer={state.answer}
            messageHref={messageHref}
            contactHref={contactHref}
            onAsk={askThis}
            onChoose={(contactId) => void ask(text, contactId)}
          />
        )}
      </div>
      {state.kind === 'failed' && (
        <ErrorState
          size="compact"
          title={words.failed}
          description={problemWords(state.error)}
          reference={requestIdOf(state.error)}
          onRetry={() => void ask(text)}
        />
      )}
      {(state.kind === 'idle' || state.kind === 'cancelled') && <Examples questions={examples} onAsk={askThis} />}
    </Stack>
  );
}
