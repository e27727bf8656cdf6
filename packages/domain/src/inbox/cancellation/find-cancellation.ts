import { type Cancellation, cancellationIn } from './cancellation-in.js';
import { MODEL } from './generated/model.js';
import { type CancellationReader, cancellationReaderOf } from './reader.js';

let reader: CancellationReader | undefined;

/**
 * Where a text ends the business relationship, in English, German, French or Spanish: a contract, a subscription, deliveries or the cooperation
 * itself, or another supplier takes over. What is only dropped or moved (a meeting, an order, a flight) is none. `null` where that is not probable.
 *
 * @param text without quotes and signature. Only its first 4,000 characters count.
 */
export function findCancellation(text: string): Cancellation | null {
  reader ??= cancellationReaderOf(MODEL);
  return cancellationIn(text, reader, MODEL.least);
}
