import { PROVIDER_GUIDES } from '../channels/setups';
import { section } from '../locale';

/** What is needed of each provider and where it is found. The words stand with the channels. */
export const providerGuideStrings = section('providerGuides', PROVIDER_GUIDES);
