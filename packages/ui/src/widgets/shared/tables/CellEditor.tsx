import { useState } from 'react';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { dataTableStrings } from '../../../strings/generated/dataTable';
import { CellPopover } from './CellPopover';

export interface CellEditorProps {
  /** The cell. The editor covers it and gives the focus back to what had it. */
  anchor: Element;
  /** What is edited, and whose: "Company of Ada Lindqvist". */
  label: string;
  value: string;
  /** Of the input. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'date';
  maxLength?: number;
  /** Saves the text. Resolves to what was wrong, and to `null` when it is saved. */
  onSave: (text: string) => Promise<string | null>;
  onClose: () => void;
}

/** Edits one cell in its place. Enter saves, and Escape cancels; what cannot be saved stays, with the reason. */
export function CellEditor({ anchor, label, value, type = 'text', maxLength = 200, onSave, onClose }: CellEditorProps) {
  const words = useStrings(dataTableStrings);
  const [text, setText] = useState(value);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  const save = async () => {
    if (isSaving) return;
    if (text.trim() === value) return onClose();
    setSaving(true);
    const refused = await onSave(text.trim());
    setSaving(false);
    if (refused === null) onClose();
    else setProblem(refused);
  };
  /** A press outside saves too, as in a spreadsheet. */
  const leave = () => void save();

  return (
    <CellPopover anchor={anchor} label={label} onLeave={leave}>
      <TextField
        label={label}
        isLabelHidden
        size="small"
        type={type}
        maxLength={maxLength}
        value={text}
        onChange={(next) => {
          setText(next);
          setProblem(null);
        }}
        description={isSaving ? words.saving : words.editorHelp}
        {...(problem !== null && { errorMessage: problem })}
        onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          else if (event.key === 'Enter' && !event.nativeEvent.isComposing) leave();
          else event.continuePropagation();
        }}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to type
        autoFocus
      />
    </CellPopover>
  );
}
