/**
 * Joins the soft line breaks of `format=flowed` (RFC 3676), only at equal quote depth. Never joins the signature separator `-- `.
 *
 * @param deleteSpaces the DelSp parameter: the space that marks a soft break is not part of the text.
 */
export function unflow(text: string, deleteSpaces: boolean): string {
  const out: string[] = [];
  let openDepth = -1;
  for (const line of text.split('\n')) {
    const depth = quoteDepth(line);
    const body = line.slice(depth).replace(/^ /, '');
    const soft = body.endsWith(' ') && body !== '-- ';
    const content = soft && deleteSpaces ? body.slice(0, -1) : body;
    if (openDepth === depth && body !== '-- ') out[out.length - 1] += content;
    else out.push(depth > 0 ? `${'>'.repeat(depth)} ${content}` : content);
    openDepth = soft ? depth : -1;
  }
  return out.join('\n');
}

function quoteDepth(line: string): number {
  let depth = 0;
  while (line[depth] === '>') depth++;
  return depth;
}
