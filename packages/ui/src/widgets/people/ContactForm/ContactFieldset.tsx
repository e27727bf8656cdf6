import { useListTags } from '@concordia/api-client';
import { normaliseAddress } from '@concordia/domain';
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
  /** Something was typed into a field that tells the form in no other way. */
  onEdit: () => void;
}

/** The fields of a contact, beside those that somebody makes up. */
export function ContactFieldset({ start, tags, onTagsChange, onEdit }: ContactFieldsetProps) {
  const words = useStrings(peopleStrings);
  const { data: known } = useListTags();
  const name = useRef<HTMLInputElement>(null);
  // A name is what one came to write; the dialog would begin at its cross.
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
          validate={optional((text) => (normaliseAddress(text) === null ? words.emailWrong : null))}
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
