import { useId } from 'react';
import { Button, IconButton } from '../../../components/Button';
import { needed } from '../../../components/Form';
import { Heading } from '../../../components/Heading';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { TextArea } from '../../../components/TextArea';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { campaignStrings } from '../../../strings/campaign';
import type { VariantDraft } from './draft';

/** `MOST` is the server's limit. The form requires at least two to compare. */
const MOST = 8;
const LEAST = 2;

const LONGEST = { name: 60, subject: 200 } as const;

export interface VariantFieldsProps {
  variants: readonly VariantDraft[];
  onChange: (variants: readonly VariantDraft[]) => void;
}

/** The message variants; the better one gets more of the audience. */
export function VariantFields({ variants, onChange }: VariantFieldsProps) {
  const words = useStrings(campaignStrings);
  const put = (key: number, change: Partial<VariantDraft>) =>
    onChange(variants.map((variant) => (variant.key === key ? { ...variant, ...change } : variant)));
  const add = () => {
    const key = Math.max(0, ...variants.map((variant) => variant.key)) + 1;
    onChange([...variants, { key, name: nameFor(variants), subject: '', text: '' }]);
  };
  return (
    <Stack gap="lg">
      {variants.map((variant, index) => (
        <OneVariant
          key={variant.key}
          variant={variant}
          index={index}
          others={variants.filter(({ key }) => key !== variant.key).map(({ name }) => name.trim())}
          onChange={(change) => put(variant.key, change)}
          {...(variants.length > LEAST && {
            onRemove: () => onChange(variants.filter(({ key }) => key !== variant.key)),
          })}
        />
      ))}
      <Inline>
        <Button size="small" icon="plus" isDisabled={variants.length >= MOST} onPress={add}>
          {words.addVariant}
        </Button>
      </Inline>
    </Stack>
  );
}

const nameFor = (variants: readonly VariantDraft[]): string =>
  [...'ABCDEFGHI'].find((letter) => variants.every(({ name }) => name !== letter)) ?? '';

interface OneVariantProps {
  variant: VariantDraft;
  index: number;
  others: readonly string[];
  onChange: (change: Partial<VariantDraft>) => void;
  onRemove?: () => void;
}

function OneVariant({ variant, index, others, onChange, onRemove }: OneVariantProps) {
  const words = useStrings(campaignStrings);
  const id = useId();
  const path = `variants.${index}`;
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Inline justify="between">
        <Heading level={3} id={id}>
          {words.variant({ place: index + 1 })}
        </Heading>
        {onRemove && (
          <IconButton icon="trash" size="small" label={words.removeVariant({ place: index + 1 })} onPress={onRemove} />
        )}
      </Inline>
      <TextField
        name={`${path}.name`}
        label={words.variantName}
        value={variant.name}
        maxLength={LONGEST.name}
        isRequired
        onChange={(name) => onChange({ name })}
        validate={(name) =>
          others.includes(name.trim()) ? words.variantNameTwice : needed(words.variantNameNeeded)(name)
        }
      />
      <TextField
        name={`${path}.subject`}
        label={words.subject}
        description={words.subjectHelp}
        value={variant.subject}
        maxLength={LONGEST.subject}
        onChange={(subject) => onChange({ subject })}
      />
      <TextArea
        name={`${path}.text`}
        label={words.text}
        description={words.textHelp}
        rows={4}
        value={variant.text}
        isRequired
        onChange={(said) => onChange({ text: said })}
        validate={needed(words.textNeeded)}
      />
    </Stack>
  );
}
