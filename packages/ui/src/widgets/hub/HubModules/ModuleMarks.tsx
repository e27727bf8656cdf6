import type { HubModule } from '@concordia/api-client';
import { Badge } from '../../../components/Badge';
import { useStrings } from '../../../locale';
import { hubModuleStrings } from '../../../strings/generated/hubModule';

/** A badge for each endpoint the module has, and one if it signs requests. */
export function ModuleMarks({ module }: { module: HubModule }) {
  const words = useStrings(hubModuleStrings);
  const offers = [
    { word: words.openapi, by: module.openapi_url },
    { word: words.mcp, by: module.mcp_endpoint },
    { word: words.embeddings, by: module.embeddings_endpoint },
    { word: words.vectors, by: module.vectors_endpoint },
    { word: words.signed, by: module.public_key_b64 },
  ];
  return offers.map(({ word, by }) => by !== null && <Badge key={word}>{word}</Badge>);
}
