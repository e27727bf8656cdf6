/** A shape: a path's `d`, or a letter for another element followed by its numbers. Written by `scripts/drawings.mjs`. */
function Shape({ code }: { code: string }) {
  const numbers = code.slice(1);
  const [a, b, c, d, rx, ry] = numbers.split(' ');
  switch (code[0]) {
    case 'c':
      return <circle cx={a} cy={b} r={c} />;
    case 'r':
      return <rect x={a} y={b} width={c} height={d} rx={rx} ry={ry} />;
    case 'l':
      return <line x1={a} y1={b} x2={c} y2={d} />;
    case 'p':
      return <polyline points={numbers} />;
    default:
      return <path d={code} />;
  }
}

/** The shapes of an icon, in the order in which they are drawn. */
export const Drawing = ({ of }: { of: string }) => of.split('|').map((code) => <Shape key={code} code={code} />);
