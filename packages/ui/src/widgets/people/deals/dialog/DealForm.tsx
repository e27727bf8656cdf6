import type { Deal, DealStage } from '@concordia/api-client';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/Button';
import { Form, FormActions, type FormValues, needed, SubmitButton } from '../../../../components/Form';
import { NumberField } from '../../../../components/NumberField';
import { Select } from '../../../../components/Select';
import { SkeletonShape } from '../../../../components/Skeleton';
import { TextArea } from '../../../../components/TextArea';
import { TextField } from '../../../../components/TextField';
import { useToast } from '../../../../components/Toast';
import { useCurrency, useStrings } from '../../../../locale';
import { dealStrings } from '../../../../strings/generated/deal';
import { useStageName } from '../stageName';
import { useDeleteDeal, useSaveDeal } from '../useDealWrites';
import type { DealDialogProps } from './DealDialog';
import * as styles from './DealForm.css';
import { DealSubjects } from './DealSubjects';

/** Dates weigh as much as the rest of the form. */
const ExpectedField = lazy(() => import('./ExpectedField').then((module) => ({ default: module.ExpectedField })));

/** A search among contacts. */
const WhoField = lazy(() => import('./WhoField').then((module) => ({ default: module.WhoField })));

interface DealFormProps extends Pick<DealDialogProps, 'onClose' | 'links' | 'start'> {
  /** `null` for a new one. */
  deal: Deal | null;
  stages: readonly DealStage[];
}

/** The fields of a deal. */
export function DealForm({ deal, stages, onClose, links, start }: DealFormProps) {
  const words = useStrings(dealStrings);
  const currency = useCurrency();
  const nameOf = useStageName();
  const toast = useToast();
  const { create, update } = useSaveDeal();
  const remove = useDeleteDeal();
  const title = useRef<HTMLInputElement>(null);
  // Focus starts on the title; the dialog's default is the close button.
  useEffect(() => title.current?.focus(), []);
  const [stage, setStage] = useState(deal?.stage ?? stages[0]?.id ?? 'new');

  async function submit(values: FormValues): Promise<void> {
    const fields = {
      title: values.text('title'),
      contactId: values.text('contactId'),
      company: values.text('company') || null,
      stage,
      value: values.number('value') ?? 0,
      expectedOn: values.date('expectedOn'),
      note: values.text('note') || null,
    };
    if (deal === null) await create({ ...fields, conversationIds: start?.conversationIds ?? [] });
    else await update(deal.id, fields);
    onClose();
    toast({ title: deal === null ? words.created : words.saved });
  }

  return (
    <Form aria-label={deal === null ? words.add : words.edit} onSubmit={submit}>
      <TextField
        ref={title}
        name="title"
        label={words.title}
        defaultValue={deal?.title ?? ''}
        maxLength={200}
        isRequired
        validate={needed(words.titleNeeded)}
      />
      {deal !== null && links !== undefined && <DealSubjects deal={deal} {...links} />}
      <Suspense fallback={<SkeletonShape shape="block" height="4rem" />}>
        <WhoField start={deal?.contact ?? start?.contact ?? null} />
      </Suspense>
      <div className={styles.pair}>
        <NumberField
          name="value"
          label={words.value}
          defaultValue={deal?.value ?? 0}
          minValue={0}
          maxValue={1e12}
          hasSteppers={false}
          format={{ style: 'currency', currency }}
          isRequired
        />
        <Select
          label={words.stage}
          value={stage}
          onChange={setStage}
          options={stages.map((one) => ({ id: one.id, label: nameOf(one) }))}
        />
      </div>
      <div className={styles.pair}>
        <Suspense fallback={<SkeletonShape shape="block" height="4rem" />}>
          <ExpectedField start={deal?.expectedOn ?? null} />
        </Suspense>
        <TextField
          name="company"
          label={words.company}
          description={words.companyHelp}
          defaultValue={deal?.hasOwnCompany ? (deal.company ?? '') : ''}
          maxLength={200}
        />
      </div>
      <TextArea name="note" label={words.note} defaultValue={deal?.note ?? ''} maxLength={4_000} />
      <FormActions>
        <Button onPress={onClose}>{words.cancel}</Button>
        <SubmitButton>{deal === null ? words.add : words.save}</SubmitButton>
        {deal !== null && (
          <Button
            tone="quiet"
            icon="trash"
            onPress={() => {
              onClose();
              void remove(deal);
            }}
          >
            {words.delete}
          </Button>
        )}
      </FormActions>
    </Form>
  );
}
