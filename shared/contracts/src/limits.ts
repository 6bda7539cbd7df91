import { DAY_MS, HOUR_MS, MINUTE_MS } from '@keydate/domain/durations';

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

export const TRIAL_DAYS = 7;
/** How long after its preview an upgrade is charged as that said. */
export const UPGRADE_PREVIEW_MS = HOUR_MS;
/** How long a plan's allowance stays after a renewal has failed. */
export const GRACE_DAYS = 7;
/** After a paid upgrade, and when the subscription's page opens: how long until the person is read again. */
export const SUBSCRIPTION_REFETCH_MS = 3000;

/** Of all files of a contract together. */
export const CONTRACT_MAX_BYTES = 25 * 1024 * 1024;
/** How many files, such as photographs of pages, may be one contract. */
export const CONTRACT_MAX_FILES = 10;
/** In pixels: the longer side of a photograph as the browser sends it. */
export const PHOTOGRAPH_MAX_SIDE = 3000;
export const CONTRACT_MAX_PAGES = 300;
/** Of those, how many may be pictures: each takes a second or more to recognize. */
export const CONTRACT_MAX_RECOGNIZED_PAGES = 60;
export const CONTRACT_MAX_PIXELS = 100_000_000;
/** Of one that is unpacked whole (inside a PDF, progressive or interlaced): a Letter page at 600 dpi. Others are read strip by strip. */
export const CONTRACT_MAX_PIXELS_UNPACKED = 34_000_000;
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
export const PICTURE_MAX_PIXELS = 60_000_000;

/** How many pictures of oneself, and how many of the company, one person may have taken in at once. */
export const PICTURES_PER_PERSON = 2;
/** How many scans of one person may run, or wait to, at once. */
export const SCANS_PER_PERSON = 2;
/** How long a scan that took too much memory or time takes one of those places. */
export const SCAN_PLACE_HELD_MS = HOUR_MS;
/** How many scans and readings of one company may wait at once, next to those that one person may have read. */
export const SCANS_WAITING_PER_COMPANY = 4;
/** How many scans of all companies may wait at once for each two contracts that are being read. */
export const SCANS_WAITING = 8;
/** How often the reading of a stored contract is begun, on whichever server, before it counts as failed. */
export const READING_TRIES = 3;
/** How many contracts of one person may be stored for their review at once. */
export const READINGS_PER_PERSON = 20;
/** When the file of a contract is deleted that nobody has submitted or discarded. */
export const READING_RETENTION_MS = 7 * DAY_MS;
/** A scan that says nothing new for this long is a hang. */
export const SCAN_SILENCE_MS = MINUTE_MS;
/** The end of any scan. */
export const SCAN_MAX_MS = 10 * MINUTE_MS;

export const CODE_LIFETIME_MS = 10 * MINUTE_MS;
export const CODE_TRIES = 5;
export const CODE_RESEND_AFTER_MS = 30_000;
export const CODES_PER_HOUR = 5;
export const CODES_PER_DAY = 10;
/** How long a session made by a code may set the password without the old one. */
export const CODE_SESSION_MS = 15 * MINUTE_MS;
/** How long after a sign-in the browser counts as one that has signed in before. */
export const KNOWN_BROWSER_MS = 180 * DAY_MS;
export const SESSION_LIFETIME_MS = 30 * DAY_MS;

/** How many invitations the people of one company may email within 24 hours, those sent again included. */
export const INVITATIONS_PER_DAY = 20;
/** How long the link of an emailed invitation is valid. */
export const INVITATION_LIFETIME_MS = 14 * DAY_MS;

/** In Manage Account, this many people of each list are shown at first. */
export const ACCOUNT_SUMMARY = 4;

/** How long records of sign-ins and changes are stored. */
export const AUDIT_RETENTION_MS = 400 * DAY_MS;

export const SEARCH_RESULTS = 20;
/** In characters: what is looked for among transactions and clients. */
export const SEARCH_TERM_MAX = 100;
export const TRANSACTION_PAGE_MAX = 200;
export const CLIENT_PAGE_MAX = 200;
export const DATES_PER_TRANSACTION_MAX = 500;
/** In characters: the contract's words from which a day is counted. */
export const COUNTED_WORDS_MAX = 200;
/** In characters: the note with which a person settles a deadline. */
export const SETTLED_NOTE_MAX = 500;
/** How many overdue deadlines the list of what is due has. */
export const DUE_OVERDUE_MAX = 200;
/** How many days a reading of the calendar has: six weeks. */
export const CALENDAR_DAYS_MAX = 42;
/** How many deadlines of each day it lists, and how many it can list. */
export const CALENDAR_PER_DAY = 20;
export const CALENDAR_PER_DAY_MAX = 500;
/** How many days off a company can add. */
export const APPOINTED_DAYS_MAX = 200;
/** How many rows of a contract one call computes. */
export const COMPUTED_ROWS_MAX = 200;
/** In characters: a question to a lender, and its answer. */
export const QUESTION_MAX = 2000;
/** In characters: why a proposed day was accepted or not. */
export const REASON_MAX = 300;
/** How many questions to lenders, each of which is an email, may be asked about one transaction within 24 hours. */
export const QUESTIONS_PER_DAY = 20;
/** How long before a deadline it may be announced. */
/** How many reminders a deadline has before its end, without those that people ask for. */
export const LEAD_TIMES_MAX = 6;
export const NOTIFICATION_MAX_DAYS = 365;
/** How many new clients of one person get an email within 24 hours. */
export const GREETINGS_PER_DAY = 30;
/** The same of all people of one company. */
export const COMPANY_GREETINGS_PER_DAY = 100;

/** How often a day one network may ask for the newsletter: each new address gets a mail. */
export const NEWSLETTER_REQUESTS_PER_NETWORK = 20;
/** How often calendar programs may read one feed: a dozen devices that read it every 15 minutes stay below. */
export const CALENDAR_READINGS_PER_HOUR = 60;
/** In characters, of one message. */
export const MESSAGE_MAX = 5000;
export const MESSAGE_PAGE_MAX = 100;
export const CONVERSATION_PAGE_MAX = 200;
/** Unread messages are counted up to this number; beyond it a plus sign follows. */
export const UNREAD_SHOWN_MAX = 99;
/** How many messages, and how many pictures, one person may send a minute; as many may come at once. */
export const MESSAGES_PER_MINUTE = 60;
/** How many messages to clients, each of which is an email, one person may send within 24 hours. */
export const CLIENT_MESSAGES_PER_DAY = 100;
/** How long the link of an email opens its picture. */
export const PICTURE_LINK_MS = 30 * DAY_MS;
/** The longer side of a picture in a message, in pixels. */
export const MESSAGE_PICTURE_SIDE = 2048;

/** Spec § 9: the socket. */
export const SOCKET_RECONNECTIONS = 3;
export const SOCKET_RECONNECTION_DELAY_MS = 5000;
export const SOCKET_TIMEOUT_MS = 10_000;
/** How often the server asks each socket for a sign of life. The sum with the next must stay under 20 seconds. */
export const SOCKET_PING_EVERY_MS = 10_000;
/** How long it waits for the sign; a browser gives the connection up after both together. */
export const SOCKET_ANSWER_MS = 5000;

/** Free text is bounded so that no reply grows without end; far above what people type. */
export const TEXT_MAX = 500;
export const LONG_TEXT_MAX = 5000;
export const EMAIL_MAX = 254;
export const PERSON_NAME_MAX = 120;
export const COMPANY_NAME_MAX = 200;

/** How many reminders of a person the app shows at a time. */
export const NOTIFICATION_PAGE = 50;
/** How many reminders of a transaction its log gives at a time. */
export const REMINDER_PAGE = 100;
/** So many of the emails that could not be sent are listed, and for so long. */
export const UNSENT_MAILS_MAX = 100;
export const UNSENT_MAILS_RETENTION_DAYS = 30;
/** How many of them are marked as read at once. */
export const NOTIFICATIONS_READ_MAX = 500;
/** How long Undo is offered after a transaction was closed. */
export const CLOSING_UNDO_MS = 10_000;
/** An Undo at the last moment may arrive this much later; the mails about the closing wait for it. */
export const CLOSING_UNDO_TRAVEL_MS = 2000;
