import { createSaveOffer, type SaveOffer, updateSaveOffer } from '@concordia/api-client';
import { DEFAULT_MARGIN } from '@concordia/domain/customers';
import { DEFAULT_HOLDOUT } from '@concordia/domain/experiments';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/Button';
import { Form, FormActions, type FormValues, needed, SubmitButton } from '../../../components/Form';
import { Grid } from '../../../components/Grid';
import { TextField } from '../../../components/TextField';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { saveOfferStrings } from '../../../strings/generated/saveOffer';
import { OfferNumbers } from './OfferNumbers';
import { useRereadSaveOffers } from './useRereadSaveOffers';

export interface OfferFormProps {
  /** `null` for a new one. */
  offer: SaveOffer | null;
  /** @param id of the offer that was saved, or that was edited; `null` if a new one was not saved. */
  onClose: (id: string | null) => void;
}

const LONGEST_NAME = 120;
const NEW_OFFER = { value: null, windowDays: 30, margin: DEFAULT_MARGIN, holdout: DEFAULT_HOLDOUT } as const;

export function OfferForm({ offer, onClose }: OfferFormProps) {
  const words = useStrings(saveOfferStrings);
  const toast = useToast();
  const reread = useRereadSaveOffers();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const save = async (values: FormValues) => {
    const fields = fieldsOf(values);
    const { id, name } = await (offer === null ? createSaveOffer(fields) : updateSaveOffer(offer.id, fields));
    await reread();
    toast({ tone: 'success', title: offer === null ? words.added({ name }) : words.saved({ name }) });
    onClose(id);
  };
  return (
    <Form aria-label={offer === null ? words.newOffer : words.namedChange({ name: offer.name })} onSubmit={save}>
      <TextField
        ref={first}
        name="name"
        label={words.name}
        description={words.nameHelp}
        defaultValue={offer?.name}
        maxLength={LONGEST_NAME}
        isRequired
        validate={needed(words.nameNeeded)}
      />
      <Grid columns="1:1" align="start">
        <OfferNumbers figures={offer ?? NEW_OFFER} isKnown={offer !== null} />
      </Grid>
      <FormActions>
        <Button onPress={() => onClose(offer?.id ?? null)}>{words.cancel}</Button>
        <SubmitButton>{words.save}</SubmitButton>
      </FormActions>
    </Form>
  );
}

/** The fields are checked before; the server names what is wrong all the same. */
const fieldsOf = (values: FormValues) => ({
  name: values.text('name'),
  value: values.number('value') ?? 0,
  windowDays: values.number('windowDays') ?? 0,
  margin: values.number('margin') ?? 0,
  holdout: values.number('holdout') ?? 0,
});
