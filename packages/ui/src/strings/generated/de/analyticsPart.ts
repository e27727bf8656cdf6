// Written by `npm run generate` from messages/de.
import { aiInsightsWords } from './aiInsights';
import { campaignWords } from './campaign';
import { churnWords } from './churn';
import { customerListWords } from './customerList';
import { loyaltyWords } from './loyalty';
import { marketingWords } from './marketing';
import { rfmWords } from './rfm';
import { saveOfferWords } from './saveOffer';
import { xPerformanceWords } from './xPerformance';

/** What is said, by the name of the section. */
export const translations = { 'aiInsights': aiInsightsWords, 'campaign': campaignWords, 'churn': churnWords, 'customerList': customerListWords, 'loyalty': loyaltyWords, 'marketing': marketingWords, 'rfm': rfmWords, 'saveOffer': saveOfferWords, 'xPerformance': xPerformanceWords };
