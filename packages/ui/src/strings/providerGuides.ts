import { PROVIDER_GUIDES } from '../channels/setups';
import { section } from '../locale';

/** What to fetch from each provider, and where. The words belong to the channels. */
export const providerGuideStrings = section('providerGuides', PROVIDER_GUIDES);
