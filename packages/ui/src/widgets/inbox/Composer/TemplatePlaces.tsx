import type { MessageTemplate } from '@concordia/api-client';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { replyFileStrings } from '../../../strings/generated/replyFile';

export interface TemplatePlacesProps {
  places: MessageTemplate['places'];
  texts: readonly string[];
  onChange: (texts: readonly string[]) => void;
}

/** A field for each text that a template leaves open. */
export function TemplatePlaces({ places, texts, onChange }: TemplatePlacesProps) {
  const words = useStrings(replyFileStrings);
  const labelOf = ({ part, name, hint }: MessageTemplate['places'][number]): string => {
    if (part === 'button') return words.placeInButton({ label: hint ?? name });
    return part === 'header' ? words.placeInHeader({ name }) : words.place({ name });
  };
  return places.map((place, index) => (
    <TextField
      key={`${place.part} ${place.index} ${place.name}`}
      label={labelOf(place)}
      description={place.part !== 'button' && place.hint !== null ? words.example({ text: place.hint }) : undefined}
      value={texts[index] ?? ''}
      maxLength={1_000}
      onChange={(next) => onChange(places.map((_, at) => (at === index ? next : (texts[at] ?? ''))))}
    />
  ));
}
