import { Drawing } from './drawing';

/** A calendar leaf, and a bell that rings for it. */
export function ReminderDrawing() {
  return (
    <Drawing>
      <circle className="wash" cx="80" cy="58" r="50" />
      <rect x="42" y="20" width="70" height="76" rx="10" />
      <path className="ink" d="M42 38V30a10 10 0 0 1 10-10h50a10 10 0 0 1 10 10v8z" />
      <path className="line" d="M58 13v14M96 13v14" />
      <text x="77" y="77">
        17
      </text>
      <circle cx="113" cy="81" r="21" />
      <path className="line" d="M103 88h20c-3-3-3-7-3-11a7 7 0 0 0-14 0c0 4 0 8-3 11z" />
      <path className="line" d="M110 92.5a3.2 3.2 0 0 0 6 0" />
      <circle className="mark" cx="125" cy="67" r="6" />
    </Drawing>
  );
}

/** A folder of contracts, one of them pulled out. */
export function ContractsDrawing() {
  return (
    <Drawing>
      <circle className="wash" cx="80" cy="58" r="50" />
      <rect x="58" y="12" width="52" height="64" rx="4" transform="rotate(6 84 44)" />
      <rect x="50" y="14" width="52" height="64" rx="4" />
      <path className="faint" d="M59 27h34M59 35h34M59 43h22" />
      <path d="M30 52a5 5 0 0 1 5-5h24l8 8h58a5 5 0 0 1 5 5l-4 34a5 5 0 0 1-5 4H39a5 5 0 0 1-5-4z" />
      <path className="marked" d="M72 77l7 7 13-14" />
    </Drawing>
  );
}

/** Three people around one table of dates. */
export function TeamDrawing() {
  return (
    <Drawing>
      <circle className="wash" cx="80" cy="58" r="50" />
      <path className="faint" d="M80 50v18M62 84l-14 0M98 84l14 0" />
      <circle cx="80" cy="26" r="10" />
      <path d="M62 56a18 16 0 0 1 36 0z" />
      <circle cx="34" cy="60" r="9" />
      <path d="M18 90a16 15 0 0 1 32 0z" />
      <circle cx="126" cy="60" r="9" />
      <path d="M110 90a16 15 0 0 1 32 0z" />
      <rect x="60" y="68" width="40" height="32" rx="5" />
      <path className="faint" d="M68 78h24M68 91h14" />
      <path className="marked" d="M68 84.5h24" />
    </Drawing>
  );
}

/** Two speech bubbles, the answer with a date in it. */
export function MessagesDrawing() {
  return (
    <Drawing>
      <circle className="wash" cx="80" cy="58" r="50" />
      <path d="M28 24a8 8 0 0 1 8-8h60a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8H50L38 71V60h-2a8 8 0 0 1-8-8z" />
      <path className="faint" d="M42 31h46M42 42h30" />
      <path d="M64 62a8 8 0 0 1 8-8h56a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8h-4v10l-12-10H72a8 8 0 0 1-8-8z" />
      <rect className="mark" x="76" y="67" width="14" height="14" rx="3" />
      <path className="faint" d="M98 70h26M98 79h16" />
    </Drawing>
  );
}

/** A page under the scanning line: its row of dates is read. */
export function ReadingDrawing() {
  return (
    <Drawing>
      <circle className="wash" cx="80" cy="58" r="50" />
      <rect x="48" y="10" width="64" height="92" rx="5" />
      <path className="faint" d="M58 24h44M58 33h44M58 42h28" />
      <rect className="wash" x="56" y="52" width="48" height="12" rx="3" />
      <path className="marked" d="M84 58h15" />
      <path className="faint" d="M61 58h15M58 75h44M58 84h44M58 93h24" />
      <path className="line" d="M34 70h92" />
      <path className="line" d="M34 78v-24M126 78v-24" />
      <circle className="mark" cx="126" cy="58" r="6" />
    </Drawing>
  );
}

/** A contract on a balance: a second opinion before anyone signs. */
export function OpinionDrawing() {
  return (
    <Drawing>
      <circle className="wash" cx="80" cy="58" r="50" />
      <rect x="34" y="16" width="56" height="74" rx="5" />
      <path className="faint" d="M44 30h36M44 39h36M44 48h24M44 57h36M44 66h20" />
      <circle cx="102" cy="64" r="23" />
      <path className="line" d="M119 81l15 15" />
      <path className="marked" d="M92 64l7.5 7.5L113 57" />
    </Drawing>
  );
}
