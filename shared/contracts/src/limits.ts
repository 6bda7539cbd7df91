/** The numbers of spec § 9, and those of docs/rules.md. Times are in milliseconds unless the name says otherwise. */

export const ZIP_CODE_DIGITS = 5;
/** ZIP+4, without its hyphen; only where an address is edited (spec § 5 asks for 5 at least there). */
export const ZIP_CODE_MAX_DIGITS = 9;
export const PHONE_DIGITS = 10;
export const ONE_TIME_CODE_DIGITS = 6;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 200;
export const STREET_MIN = 4;
export const CITY_MIN = 4;

export const CARD_DEADLINES = 3;
export const REVIEW_LIST_MAX_HEIGHT_PX = 240;
/** In Edit Contract dates, titles and dates are cut at this many characters. */
export const EDITED_DATE_CUT = 25;
/** Of an invite code, this many characters are shown. */
export const INVITE_CODE_SHOWN = 16;

export const DEFAULT_PRIMARY_COLOR = '#000000';
/** Black at half transparency. */
export const DEFAULT_SECONDARY_COLOR = '#00000080';

/** Without a subscription a company may have this many active transactions and members. */
export const FREE_ACTIVE_TRANSACTIONS = 1;
export const FREE_MEMBERS = 3;

export const CONTRACT_MAX_BYTES = 25 * 1024 * 1024;
export const CONTRACT_MAX_PAGES = 60;
export const CONTRACT_MAX_PIXELS = 100_000_000;
/** Of one that is unpacked whole (inside a PDF, progressive or interlaced): a Letter page at 600 dpi. Others are read strip by strip. */
export const CONTRACT_MAX_PIXELS_UNPACKED = 34_000_000;
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
export const PICTURE_MAX_PIXELS = 60_000_000;

/** How many pictures of oneself, and how many of the company, one person may have taken in at once. */
export const PICTURES_PER_PERSON = 2;
/** How many scans of one person may run, or wait to, at once. */
export const SCANS_PER_PERSON = 2;
/** A scan that says nothing new for this long is a hang. */
export const SCAN_SILENCE_MS = 60_000;
/** The end of any scan. */
export const SCAN_MAX_MS = 600_000;

export const CODE_LIFETIME_MS = 10 * 60_000;
export const CODE_TRIES = 5;
export const CODE_RESEND_AFTER_MS = 30_000;
export const CODES_PER_HOUR = 5;
export const CODES_PER_DAY = 10;
/** How long a session made by a code may set the password without the old one. */
export const CODE_SESSION_MS = 15 * 60_000;
export const SESSION_LIFETIME_MS = 30 * 24 * 60 * 60_000;

/** How long records of sign-ins and changes are stored. */
export const AUDIT_RETENTION_MS = 400 * 24 * 60 * 60_000;

export const SEARCH_RESULTS = 20;
/** In characters: what is looked for among transactions and clients. */
export const SEARCH_TERM_MAX = 100;
export const TRANSACTION_PAGE_MAX = 200;
export const CLIENT_PAGE_MAX = 200;
export const DATES_PER_TRANSACTION_MAX = 500;
/** How long before a deadline it may be announced. */
export const NOTIFICATION_MAX_DAYS = 365;
/** How many new clients of one person get an e-mail within 24 hours. */
export const GREETINGS_PER_DAY = 30;
/** The same of all people of one company. */
export const COMPANY_GREETINGS_PER_DAY = 100;

/** Free text is bounded so that no reply grows without end; far above what people type. */
export const TEXT_MAX = 500;
export const LONG_TEXT_MAX = 5000;
export const EMAIL_MAX = 254;
export const PERSON_NAME_MAX = 120;
export const COMPANY_NAME_MAX = 200;
