import { useListTags } from '@concordia/api-client';
import { type KeyboardEvent, useRef, useState } from 'react';
import { TagField } from '../../../components/TagField';
import { useStrings } from '../../../locale';
import { contactTableStrings } from '../../../strings/generated/contactTable';
import { dataTableStrings } from '../../../strings/generated/dataTable';
import { CellPopover } from '../../shared/tables';

const LONGEST_TAG = 40;

/** Stable, so that it runs once. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();

interface TagsEditorProps {
  anchor: Element;
  label: string;
  tags: readonly string[];
  /** Resolves to what was wrong, and to `null` when they are saved. */
  onSave: (tags: readonly string[]) => Promise<string | null>;
  onClose: () => void;
}

/** Edits the tags of a cell. Enter completes a tag, and saves where nothing is typed; Escape cancels. */
export function TagsEditor({ anchor, label, tags: stored, onSave, onClose }: TagsEditorProps) {
  const words = useStrings(contactTableStrings);
  const { saving } = useStrings(dataTableStrings);
  const { data: used = [] } = useListTags();
  const [tags, setTags] = useState(stored);
  const [problem, setProblem] = useState<string | null>(null);
  const isSaving = useRef(false);
  const [isShownSaving, setShownSaving] = useState(false);

  // A tag that is completed by leaving the field comes just before.
  const latest = useRef(stored);
  const change = (next: readonly string[]) => {
    latest.current = next;
    setTags(next);
    setProblem(null);
  };
  const save = async () => {
    if (isSaving.current) return;
    if (latest.current === stored) return onClose();
    isSaving.current = true;
    setShownSaving(true);
    const refused = await onSave(latest.current);
    isSaving.current = false;
    setShownSaving(false);
    if (refused === null) onClose();
    else setProblem(refused);
  };
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const isIdle = event.target instanceof HTMLInputElement && event.target.value === '';
    if (event.key !== 'Escape' && !(event.key === 'Enter' && isIdle)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    else void save();
  };
  return (
    <CellPopover anchor={anchor} label={label} onLeave={() => void save()}>
      <div onKeyDownCapture={onKeyDownCapture}>
        <TagField
          label={label}
          isLabelHidden
          value={tags}
          onChange={change}
          validate={(tag) => (tag.length > LONGEST_TAG ? words.tagTooLong({ most: LONGEST_TAG }) : null)}
          suggestions={used.map(({ tag }) => tag)}
          description={isShownSaving ? saving : words.tagsHelp}
          {...(problem !== null && { errorMessage: problem })}
          ref={focusOnce}
        />
      </div>
    </CellPopover>
  );
}
