/** ISO 3166 regions by their currency (ISO 4217), for those whose currency is not unusual to trade in. */
const REGIONS: Readonly<Record<string, string>> = {
  AED: 'AE',
  ARS: 'AR',
  AUD: 'AU',
  BRL: 'BR',
  CAD: 'CA',
  CHF: 'CH LI',
  CLP: 'CL',
  CNY: 'CN',
  COP: 'CO',
  CZK: 'CZ',
  DKK: 'DK FO GL',
  EGP: 'EG',
  EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK',
  GBP: 'GB GG IM JE',
  HKD: 'HK',
  HUF: 'HU',
  IDR: 'ID',
  ILS: 'IL',
  INR: 'IN',
  ISK: 'IS',
  JPY: 'JP',
  KES: 'KE',
  KRW: 'KR',
  MAD: 'MA',
  MXN: 'MX',
  MYR: 'MY',
  NGN: 'NG',
  NOK: 'NO',
  NZD: 'NZ',
  PEN: 'PE',
  PHP: 'PH',
  PLN: 'PL',
  RON: 'RO',
  RSD: 'RS',
  SAR: 'SA',
  SEK: 'SE',
  SGD: 'SG',
  THB: 'TH',
  TRY: 'TR',
  TWD: 'TW',
  UAH: 'UA',
  USD: 'US EC SV PR',
  VND: 'VN',
  ZAR: 'ZA',
};

/**
 * The currency that people of a region most likely trade in.
 *
 * @param tags BCP 47 tags in order of preference, as a browser lists them. Only those that name a region count: `de` alone could be one of five.
 * @returns `null` if no tag names a known region.
 */
export function likelyCurrency(tags: readonly string[]): string | null {
  for (const tag of tags) {
    const region = /-([A-Za-z]{2})(?:-|$)/.exec(tag)?.[1]?.toUpperCase();
    const found = Object.keys(REGIONS).find(
      (code) => region !== undefined && REGIONS[code]?.split(' ').includes(region),
    );
    if (found !== undefined) return found;
  }
  return null;
}
