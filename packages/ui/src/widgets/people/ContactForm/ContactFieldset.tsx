import { useListTags } from '@concordia/api-client';
import { normalizeAddress } from '@concordia/domain';
import { useEffect, useRef } from 'react';
import { needed, optional } from '../../../components/Form';
import { TagField } from '../../../components/TagField';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';
import { Birthday } from './Birthday';
import * as styles from './ContactForm.css';
import type { ContactFields } from './contactBody';
import { isLinkedin } from './isLinkedin';
import { bringPhoneCheck, mayBePhone } from './phoneCheck';

const LONGEST_LINE = 200;
const LONGEST_TAG = 40;

interface ContactFieldsetProps {
  start: ContactFields;
  tags: readonly string[];
  onTagsChange: (tags: readonly string[]) => void;
  /** Called for edits that cause no native `input` event. */
  onEdit: () => void;
}

/** The standard fields of a contact; custom fields are separate. */
export function ContactFieldset({ start, tags, onTagsChange, onEdit }: ContactFieldsetProps) {
  const words = useStrings(peopleStrings);
  const { data: known } = useListTags();
  const name = useRef<HTMLInputElement>(null);
  // Focus starts on the name; the dialog's default is the close button.
  useEffect(() => name.current?.focus(), []);
  useEffect(() => void bringPhoneCheck(), []);
  const line = { maxLength: LONGEST_LINE };
  return (
    <>
      <TextField
        ref={name}
        name="name"
        label={words.name}
        defaultValue={start.name}
        isRequired
        validate={needed(words.nameNeeded)}
        {...line}
      />
      <div className={styles.pairs}>
        <TextField name="title" label={words.title} defaultValue={start.title} {...line} />
        <TextField name="company" label={words.company} defaultValue={start.company} {...line} />
        <TextField
          name="email"
          type="email"
          label={words.email}
          description={words.emailHelp}
          defaultValue={start.email}
          maxLength={320}
          validate={optional((text) => (normalizeAddress(text) === null ? words.emailWrong : null))}
        />
        <TextField
          name="phone"
          type="tel"
          label={words.phone}
          description={words.phoneHelp}
          defaultValue={start.phone}
          maxLength={60}
          validate={optional((text) => (mayBePhone(text) ? null : words.phoneWrong))}
        />
        <TextField name="location" label={words.location} defaultValue={start.location} {...line} />
        <Birthday start={start.birthday} onEdit={onEdit} />
      </div>
      <TextField
        name="linkedinUrl"
        type="url"
        label={words.linkedin}
        description={words.linkedinHelp}
        defaultValue={start.linkedinUrl}
        maxLength={300}
        validate={optional((text) => (isLinkedin(text) ? null : words.linkedinWrong))}
      />
      <TagField
        name="tags"
        label={words.tags}
        description={words.tagsHelp}
        value={tags}
        onChange={onTagsChange}
        suggestions={known?.map(({ tag }) => tag)}
        validate={(tag) => (tag.length > LONGEST_TAG ? words.tagTooLong({ most: LONGEST_TAG }) : null)}
      />
    </>
  );
}
