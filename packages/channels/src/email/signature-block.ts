/** Longer tails count as text. */
const MAX_LINES = 25;
const MAX_TAIL = 16;
const MAX_LINE = 120;
const DELIMITER = /^--\s?$/;
const MOBILE =
  /^\s*(?:sent from (?:my|mail for|outlook|yahoo|proton|samsung|the )|get outlook for|sent (?:with|via) |von meinem .{2,40}gesendet|gesendet (?:von|mit|aus)|envoy[ée] (?:de|depuis|[àa] partir)|enviado (?:desde|do|de) |inviato da|verzonden (?:vanaf|met|van)|skickat från|sendt fra|отправлено (?:с|из)|wys[łl]ane z|tapatalk|diese nachricht wurde von meinem)/iu;
const CLOSING =
  /^\s*(?:(?:with )?(?:best|kind|warm|kindest|warmest|many)\s+(?:regards|wishes|thanks)|(?:best|kind|warm)?\s*regards|best|cheers|sincerely(?: yours)?|yours (?:sincerely|faithfully|truly)|thanks(?: (?:again|so much|a lot|and (?:best|kind) regards))?|thank you|many thanks|(?:mit )?(?:freundlichen|besten|herzlichen|lieben|sch[öo]nen|viele[nr]?) gr[üu](?:ß|ss)en|(?:viele|beste|liebe|herzliche|sch[öo]ne|freundliche) gr[üu](?:ß|ss)e|mfg|lg|vg|cordialement|bien cordialement|bien [àa] vous|meilleures salutations|amicalement|saludos(?: cordiales)?|un saludo|atentamente|cordiali saluti|distinti saluti|saluti|grazie|met vriendelijke groet(?:en)?|groeten|atenciosamente|abra[çc]os?|obrigad[oa]|med v[äa]nlig[a]? h[äa]lsning(?:ar)?|mvh|venlig hilsen|z powa[żz]aniem|pozdrawiam|с уважением)\s*[,.!–-]*\s*$/iu;
const RULE = /^\s*(?:_{10,}|-{10,}|={10,})\s*$/;
const LIST_FOOTER = /unsubscribe|mailing list|listinfo|lists?\.|groups\.google|confidential|disclaimer|virus|avast/i;

export interface SplitText {
  body: string;
  signature: string | null;
}

/**
 * Splits the signature off a text without quotes.
 *
 * Tries, in order: `-- `, a mobile line, a ruled footer, and a closing ("Best regards,") followed only by short lines. A text is never all signature,
 * unless a `-- ` line says so.
 */
export function findSignature(text: string): SplitText {
  const lines = text.split('\n');
  const start = delimiterIndex(lines) ?? tailIndex(lines);
  if (start === null) return { body: text.trim(), signature: null };
  const body = lines.slice(0, start).join('\n').trim();
  const signature = lines
    .slice(start)
    .join('\n')
    .replace(/^--\s?\n/, '')
    .trim();
  if (body === '') return { body: text.trim(), signature: null };
  return { body, signature: signature === '' ? null : signature };
}

function delimiterIndex(lines: string[]): number | null {
  for (let i = lines.length - 1; i >= Math.max(0, lines.length - MAX_LINES - 10); i--) {
    if (DELIMITER.test(lines[i] ?? '')) return i;
  }
  return null;
}

function tailIndex(lines: string[]): number | null {
  const first = Math.max(1, lines.length - MAX_TAIL);
  let footer: number | null = null;
  for (let i = lines.length - 1; i >= first; i--) {
    const line = lines[i] ?? '';
    if (line.length > MAX_LINE * 4) return footer;
    if (MOBILE.test(line) && textLines(lines, i) <= 3) footer = i;
    else if (RULE.test(line) && LIST_FOOTER.test(lines.slice(i).join('\n'))) footer = i;
    else if (CLOSING.test(line) && isShortTail(lines, i + 1, footer ?? lines.length)) return i;
  }
  return footer;
}

function textLines(lines: string[], from: number): number {
  return lines.slice(from).filter((line) => line.trim() !== '').length;
}

/** Whether the lines after a closing are few, short and not continued sentences. */
function isShortTail(lines: string[], from: number, to: number): boolean {
  const tail = lines.slice(from, to).filter((line) => line.trim() !== '');
  return tail.length <= 12 && tail.every((line) => line.length <= MAX_LINE && !/[a-zäöü]{3,}\?\s*$/i.test(line));
}
