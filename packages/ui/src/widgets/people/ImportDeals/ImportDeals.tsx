import type { DealFile, DealImportResult } from '@concordia/api-client';
import { useState } from 'react';
import { DealFileForm } from './DealFileForm';
import { DealImportReport } from './DealImportReport';
import { DealMapping } from './DealMapping';

type Step =
  | { readonly kind: 'file' }
  | { readonly kind: 'mapping'; readonly file: File; readonly about: DealFile }
  | { readonly kind: 'result'; readonly file: File; readonly result: DealImportResult };

/** The steps of an import. The server keeps nothing between them. */
export function ImportDeals({ onDone }: { onDone: () => void }) {
  const [step, setStep] = useState<Step>({ kind: 'file' });
  const restart = () => setStep({ kind: 'file' });
  if (step.kind === 'file') {
    return <DealFileForm onRead={(file, about) => setStep({ kind: 'mapping', file, about })} />;
  }
  const { file } = step;
  if (step.kind === 'mapping') {
    const show = (result: DealImportResult) => setStep({ kind: 'result', file, result });
    return <DealMapping file={file} about={step.about} onImported={show} onLeft={restart} />;
  }
  return <DealImportReport name={file.name} result={step.result} onDone={onDone} onAnother={restart} />;
}
