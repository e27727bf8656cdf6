import { useState } from 'react';
import { DropZone } from '../../components/DropZone';
import { TextField } from '../../components/TextField';
import { text } from '../../theme';
import { parseAddresses } from './acceptable';
import * as styles from './ImportMailbox.css';

interface ImportFormProps {
  asksForAddresses: boolean;
  /** Whether the workspace shows invented people, who go when real ones come. */
  replacesDemo: boolean;
  /** What was typed so far. */
  ownAddresses: string;
  onOwnAddressesChange: (line: string) => void;
  onFiles: (files: readonly File[]) => void;
}

/** Where the mailbox is dropped, and whose it is. */
export function ImportForm({
  asksForAddresses,
  replacesDemo,
  ownAddresses,
  onOwnAddressesChange,
  onFiles,
}: ImportFormProps) {
  const [isTyping, setTyping] = useState(false);
  const { invalid } = parseAddresses(ownAddresses);
  const objection = invalid.length === 0 ? undefined : `${invalid.join(', ')}: not an e-mail address.`;
  return (
    <div className={styles.form}>
      {asksForAddresses && (
        <div className={styles.field}>
          <TextField
            label="Your e-mail addresses"
            description="They tell what you sent from what you received. Left empty, they are read from the file."
            placeholder="anna@example.com, anna@work.example"
            // While somebody is still typing, an objection would be premature.
            errorMessage={isTyping ? undefined : objection}
            onFocusChange={setTyping}
            autoComplete="email"
            value={ownAddresses}
            onChange={onOwnAddressesChange}
          />
        </div>
      )}
      <DropZone
        label="Drop a mailbox here"
        description="An .mbox file of any size, or single .eml messages. Several are imported one after the other. Importing only reads: nothing is sent, and your mailbox stays as it is."
        buttonLabel="Choose files"
        isDisabled={objection !== undefined}
        onFiles={onFiles}
      />
      {replacesDemo && (
        <p className={text({ style: 'dense', tone: 'muted' })}>
          What you see now is a demo. It goes when your first import begins.
        </p>
      )}
    </div>
  );
}
