import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { sanitizeMailHtml } from './sanitize.js';

const clean = (html: string) => sanitizeMailHtml(html).html;

/** Known ways to run, load or escape; each must come out harmless. */
const VECTORS = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<img """><script>alert(1)</script>">',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate href="#x" attributeName="href" values="javascript:alert(1)"/><a id="x"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jAvAsCrIpT&#58;alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#1;javascript:alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<object data="https://evil.example"></object><embed src="https://evil.example">',
  '<form action="https://evil.example"><input name=p><button>go</button></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css"; body{position:fixed}</style>',
  '<p style="position:fixed;top:0;left:0;z-index:99">x</p>',
  '<p style="position:/**/absolute">x</p>',
  '<p style="margin:-500px;margin-left:-1px;text-indent:-9999px">x</p>',
  '<p style="background:url(https://evil.example/t.gif)">x</p>',
  '<p style="background-image:u\\72l(https://evil.example/t.gif)">x</p>',
  '<p style="width:expression(alert(1));behavior:url(x.htc);-moz-binding:url(x)">x</p>',
  '<p style="color:red;}@import url(x)">x</p>',
  '<p style="font-family:\'</style><script>alert(1)</script>\'">x</p>',
  '<p style="width:99999px;transform:scale(9)">x</p>',
  '<img src="https://evil.example/t.gif" srcset="https://evil.example/t2.gif 2x">',
  '<img src="//evil.example/t.gif"><img src="/api/imports"><img src="api/x">',
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<img src="cid:x" onload=alert(1)>',
  '<table background="https://evil.example/t.gif"><tr><td background="javascript:alert(1)">x',
  '<video src=x onerror=alert(1)><source src=x></video><audio src="https://evil.example/a">',
  '<p id=location name=cookie class="dialog">x</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><script>alert(1)</script></textarea>',
  '<template><script>alert(1)</script></template>',
  '<!--[if IE]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<a href="https://ok.example" onclick="x" target="_self" rel="opener" ping="https://evil.example">x</a>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<img data-remote-src="javascript:alert(1)"><img data-remote-src=\'" onerror=alert(1) x="\'>',
  '\u0000<scri\u0000pt>alert(1)</scri\u0000pt>',
];

const TAGS = new Set(
  'address article aside blockquote center dd details dir div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary ul a abbr acronym b bdi bdo big br cite code del dfn em font i img ins kbd mark q s samp small span strike strong sub sup time tt u var wbr caption col colgroup table tbody td tfoot th thead tr'.split(
    ' ',
  ),
);
const FORBIDDEN_CSS =
  /position|z-index|url\s*\(|expression|@|\\|behavior|binding|javascript|transform\s*:\s*(?:scale|translate|rotate|matrix)|:\s*-/i;

/** Reads the result with a parser and names everything that could run, load, submit or move. */
function dangers(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, attribs) {
      if (!TAGS.has(name)) found.push(`<${name}>`);
      for (const [key, value] of Object.entries(attribs)) {
        if (/^on|^(?:id|name|class|srcset|background|action|formaction|srcdoc|ping)$/.test(key))
          found.push(`${name}.${key}`);
        if (key === 'style' && FORBIDDEN_CSS.test(value)) found.push(`style ${value}`);
        if (key === 'href' && !/^(?:https?:\/\/|mailto:|tel:)/i.test(value)) found.push(`href ${value}`);
        if (key === 'src' && !/^data:image\/(?:png|gif|jpe?g|webp|bmp|avif);base64,|^\/own\//.test(value))
          found.push(`src ${value}`);
        if (key === 'data-remote-src' && !/^https?:\/\//i.test(value)) found.push(`remote ${value}`);
      }
      if (
        name === 'a' &&
        attribs.href !== undefined &&
        (attribs.rel !== 'noopener noreferrer nofollow' || attribs.target !== '_blank')
      )
        found.push('link tells where it came from');
    },
    oncomment: () => found.push('comment'),
    onprocessinginstruction: () => found.push('instruction'),
  });
  parser.end(html);
  return found;
}

describe('sanitizeMailHtml', () => {
  it.each(VECTORS)('defuses %s', (vector) => {
    expect(dangers(clean(vector))).toEqual([]);
  });

  it('keeps nothing dangerous of any mixture, and is idempotent', () => {
    const resolveCid = (contentId: string) => (contentId === 'x' ? '/own/1' : null);
    const piece = fc.oneof(
      fc.constantFrom(...VECTORS),
      fc.constantFrom(
        '<div>',
        '</div>',
        '<table><tr><td>',
        '</table>',
        '<b',
        '">',
        "'",
        '<p style="',
        '<!--',
        '-->',
        '&lt;',
        '&amp;lt;',
        '<img src=cid:x>',
        '<blockquote>',
      ),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const once = sanitizeMailHtml(pieces.join(''), { resolveCid }).html;
        expect(dangers(once)).toEqual([]);
        expect(sanitizeMailHtml(once, { resolveCid }).html).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  it('holds remote pictures and backgrounds back and counts them', () => {
    const { html, remoteContentCount } = sanitizeMailHtml(
      '<img src="https://x.example/a.png" width="10"><img srcset="//x.example/b.png 2x"><td background="http://x.example/c.png"></td><p style="color:red;background:#fff url(\'https://x.example/d.png\')">x</p>',
    );
    expect(remoteContentCount).toBe(4);
    expect(html).toBe(
      '<img width="10" data-remote-src="https://x.example/a.png" /><img data-remote-src="https://x.example/b.png" /><td data-remote-src="http://x.example/c.png"></td><p style="color:red;background-color:#fff;" data-remote-src="https://x.example/d.png">x</p>',
    );
  });

  it('keeps what makes a mail readable', () => {
    const html =
      '<p style="color:#333;font-family:Arial, \'Segoe UI\';padding:4px"><b>Hi</b> <a href="mailto:a@b.example">me</a></p><ol start="3" type="a"><li>x</li></ol><table width="600" cellpadding="0"><tbody><tr><td align="center" bgcolor="#eee">y</td></tr></tbody></table>';
    const result = clean(html);
    expect(result).toContain("color:#333;font-family:Arial, 'Segoe UI';padding:4px;");
    expect(result).toContain('<a href="mailto:a@b.example" rel="noopener noreferrer nofollow" target="_blank">me</a>');
    expect(result).toContain('<ol start="3" type="a">');
    expect(result).toContain('<td align="center" bgcolor="#eee">y</td>');
  });

  it('keeps small pictures that came inside the mail', () => {
    expect(clean('<img src="data:image/png;base64,AAAA" alt="x">')).toBe(
      '<img alt="x" src="data:image/png;base64,AAAA" />',
    );
  });
});
