import { tokens } from '@keydate/ui';
import { styled } from 'styled-components';

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
/** The rows whose dates the card next to it shows. */
const READ = [2, 5, 8];

/** The page of a contract that has the table of dates; three of its rows are marked as read. */
export function ContractDrawing({ className }: { className?: string }) {
  return (
    <Sheet
      className={className}
      viewBox="0 0 340 440"
      preserveAspectRatio="xMinYMin meet"
      aria-hidden
      focusable={false}
    >
      <rect className="paper" x="1" y="1" width="338" height="438" rx="6" />
      <path className="title" d="M30 38h150" />
      <path className="words" d="M30 62h280M30 76h262M30 90h276" />
      <rect className="table" x="30" y="112" width="280" height="300" />
      <path className="table" d="M66 112v300M206 112v300" />
      {ROWS.map((row) => (
        <g key={row} transform={`translate(30 ${112 + row * 30})`}>
          {READ.includes(row) && <rect className="read" x="0.5" y="0.5" width="279" height="29" />}
          {row > 0 && <path className="table" d="M0 0h280" />}
          <path className="words" d={`M12 15h10M48 15h${96 + ((row * 37) % 34)}M188 15h52`} />
        </g>
      ))}
    </Sheet>
  );
}

const Sheet = styled.svg`
  fill: none;
  stroke: ${tokens.color.rule};
  stroke-width: 1.5;
  stroke-linecap: round;

  .paper {
    fill: ${tokens.color.card};
  }

  .title {
    stroke: ${tokens.color.softInk};
    stroke-width: 6;
  }

  .words {
    stroke-width: 4;
  }

  .read {
    fill: ${tokens.color.soon};
    fill-opacity: 0.1;
    stroke: none;
  }
`;
