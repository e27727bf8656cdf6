import { useStrings } from '../../../locale';
import { hubEventStrings } from '../../../strings/generated/hubEvent';
import { MOST_PAYLOAD_BYTES, readPayload } from './payload';

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
        return words.payloadTooLarge({ most: MOST_PAYLOAD_BYTES });
      case 'wrong':
        return words.payloadWrong({ line: read.fault.line, column: read.fault.column });
    }
  };
}
