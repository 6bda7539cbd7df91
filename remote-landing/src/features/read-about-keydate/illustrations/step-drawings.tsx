import { Drawing } from './drawing';

/** An account: a name, and the key that opens it. */
export function SignUpDrawing() {
  return (
    <Drawing>
      <rect x="26" y="24" width="108" height="66" rx="8" />
      <circle cx="52" cy="50" r="10" className="wash" />
      <circle className="line" cx="52" cy="47" r="5" />
      <path className="line" d="M43 60a9 7 0 0 1 18 0" />
      <path className="faint" d="M74 44h44M74 54h28" />
      <circle className="marked" cx="44" cy="76" r="4" />
      <path className="marked" d="M48 76h22M62 76v5M68 76v4" />
    </Drawing>
  );
}

/** A contract on its way up. */
export function UploadDrawing() {
  return (
    <Drawing>
      <rect x="52" y="14" width="56" height="70" rx="5" />
      <path className="faint" d="M62 28h36M62 37h24" />
      <path className="marked" d="M80 74V50M70 60l10-10 10 10" />
      <path className="line" d="M34 76v14a6 6 0 0 0 6 6h80a6 6 0 0 0 6-6V76" />
    </Drawing>
  );
}

/** A mail that arrives days before the date. */
export function RemindDrawing() {
  return (
    <Drawing>
      <rect x="24" y="34" width="84" height="58" rx="6" />
      <path className="line" d="M25 40l35 26a10 10 0 0 0 12 0l35-26" />
      <rect x="92" y="16" width="46" height="48" rx="8" />
      <path className="ink" d="M92 30v-6a8 8 0 0 1 8-8h30a8 8 0 0 1 8 8v6z" />
      <path className="marked" d="M106 46l7 7 13-13" />
    </Drawing>
  );
}

/** Two people and one list. */
export function TogetherDrawing() {
  return (
    <Drawing>
      <rect x="54" y="22" width="52" height="64" rx="5" />
      <path className="faint" d="M64 36h20M64 60h20M64 72h20" />
      <path className="marked" d="M64 48h32" />
      <circle cx="34" cy="60" r="11" />
      <path d="M14 96a20 18 0 0 1 40 0z" />
      <circle cx="126" cy="60" r="11" />
      <path d="M106 96a20 18 0 0 1 40 0z" />
    </Drawing>
  );
}
