import { type Outcome, plattOf } from '../../training/platt.js';
import { allSamples } from '../../training/samples.js';
import { type RequestModel, type RequestReader, requestReaderOf } from '../reader.js';
import { isHeldOut, partOf, type RealSentence } from './corpus.js';
import { ownSentences, trainRequests } from './fit.js';
import { nameless } from './names.js';

const seen = (sentences: readonly RealSentence[]): RealSentence[] => sentences.filter((one) => !isHeldOut(one));

/** The training step, without calibration. */
export const learnRequests = (sentences: readonly RealSentence[]): RequestModel =>
  trainRequests([...nameless(seen(sentences), ownTexts()), ...ownSentences()]);

const ownTexts = (): string[] => allSamples().map(({ text }) => text);

export interface BuiltRequests {
  readonly model: RequestModel;
  /** A reader that saw nothing of a part, nor of the fold of the repository's own messages before it. */
  readonly unseeing: (part: number) => RequestReader;
}

/** Trains on four parts, and calibrates by models of three of them applied to the fourth. */
export function buildRequests(sentences: readonly RealSentence[]): BuiltRequests {
  const outcomes: Outcome[] = [];
  const readers = new Map<number, RequestModel>();
  const learned = nameless(seen(sentences), ownTexts());
  for (const [part, unseen] of Map.groupBy(seen(sentences), partOf)) {
    const rest = learned.filter((one) => partOf(one) !== part);
    const model = trainRequests([...rest, ...ownSentences(part - 1)]);
    readers.set(part, model);
    const read = requestReaderOf(model);
    for (const { text, isRequest } of unseen) outcomes.push({ probability: read(text).chance, isRight: isRequest });
  }
  const platt = plattOf(outcomes);
  const model = { ...learnRequests(sentences), ...platt };
  return { model, unseeing: (part) => requestReaderOf({ ...(readers.get(part) ?? model), ...platt }) };
}

export interface RequestScore {
  readonly sentences: number;
  /** The share that was read as labelled, at one half. */
  readonly accuracy: number;
  /** Of what was called a request at the given chance or above: how many there are, and the share that is one. */
  readonly sure: { readonly count: number; readonly precision: number };
  /** The area under the curve. */
  readonly auc: number;
  /** The expected calibration error, in ten bins. */
  readonly calibrationError: number;
}

const SURE = 0.9;

/** Scores a model on the held-out part. */
export function scoreRequests(model: RequestModel, sentences: readonly RealSentence[]): RequestScore {
  const read = requestReaderOf(model);
  const all = sentences.filter(isHeldOut).map(({ text, isRequest }) => ({ chance: read(text).chance, isRequest }));
  const share = (some: readonly { readonly isRequest: boolean }[]) =>
    some.length === 0 ? 0 : some.filter(({ isRequest }) => isRequest).length / some.length;
  const sure = all.filter(({ chance }) => chance >= SURE);
  const bins = Map.groupBy(all, ({ chance }) => Math.min(9, Math.floor(chance * 10)));
  const missed = [...bins.values()].reduce((sum, bin) => {
    const said = bin.reduce((total, { chance }) => total + chance, 0) / bin.length;
    return sum + Math.abs(said - share(bin)) * bin.length;
  }, 0);
  return {
    sentences: all.length,
    accuracy: all.filter(({ chance, isRequest }) => chance >= 0.5 === isRequest).length / all.length,
    sure: { count: sure.length, precision: share(sure) },
    auc: areaUnderCurve(all),
    calibrationError: missed / all.length,
  };
}

/** The probability that a request has a higher chance than a sentence that is none. */
function areaUnderCurve(all: readonly { readonly chance: number; readonly isRequest: boolean }[]): number {
  const requests = all.filter(({ isRequest }) => isRequest);
  const others = all.filter(({ isRequest }) => !isRequest);
  const wins = requests.reduce(
    (sum, { chance }) =>
      sum + others.reduce((won, other) => won + (chance > other.chance ? 1 : chance === other.chance ? 0.5 : 0), 0),
    0,
  );
  return wins / (requests.length * others.length);
}
