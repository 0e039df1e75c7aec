import { useMemo } from 'react';
import { encode } from 'uqr';
import css from './ticket-bib.module.css';

/** Rows of dark modules as one path: `M2 0h5v1h-5z`. */
const pathOf = (rows: readonly (readonly boolean[])[]): string => {
  let path = '';
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      const from = x;
      while (row[x]) x++;
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`;
    }
  }
  return path;
};

/** The signed text of a ticket as a QR code of 200 px, on a phone as wide as the card, with low correction (TICKET-47); white in both themes. */
export const TicketQr = ({ text, label }: { text: string; label: string }) => {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'L', border: 1 });
    return { size: code.size, path: pathOf(code.data) };
  }, [text]);
  return (
    <svg
      className={css['qr']}
      viewBox={`0 0 ${size} ${size}`}
      width="200"
      height="200"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
};
