import { useStrings } from '../../../locale';
import { hubEventStrings } from '../../../strings/hubEvents';
import { MOST_PAYLOAD_BYTES, readPayload } from './payload';

/** A rule for the field of a payload: what is wrong with what was typed, and where. */
export function usePayloadProblem(): (text: string) => string | null {
  const words = useStrings(hubEventStrings);
  return (text) => {
    const read = readPayload(text);
    switch (read.kind) {
      case 'object':
        return null;
      case 'missing':
        return words.payloadNeeded;
      case 'noObject':
        return words.payloadNoObject;
      case 'tooLarge':
        return words.payloadTooLarge(MOST_PAYLOAD_BYTES);
      case 'wrong':
        return words.payloadWrong(read.fault.line, read.fault.column);
    }
  };
}
