/**
 * Numbers that server and browser must agree on. The browser may import this file alone from contract/.
 * docs/behaviour.md says where each holds.
 * Lengths count UTF-16 units.
 */

/** A visitor's own words in one message. */
export const MESSAGE_MAX_LENGTH = 20_000;
/** A document sent along with a message. */
export const DOCUMENT_MAX_LENGTH = 200_000;
/** An uploaded file: 5 MB. */
export const FILE_MAX_BYTES = 5 * 1024 * 1024;
/** From this length of own words on, the typing indicator says "Processing extensive content". */
export const EXTENSIVE_CONTENT_LENGTH = 1_000;
/** Messages of a conversation that are read at once: without `limit`, and at most. */
export const MESSAGES_PAGE = 50;
export const MESSAGES_MAX_PAGE = 200;
/** The largest request body of most calls, in bytes: the longest text, a visitor's own words, with room for JSON escapes. */
export const BODY_MAX_BYTES = 150_000;
/** That of a message that is sent: document and own words in UTF-8, with room for JSON escapes. */
export const CHAT_BODY_MAX_BYTES = 1_500_000;
export const REFERENCE_MAX_LENGTH = 400;
export const PASSAGE_MAX_VERSES = 200;
export const IDEMPOTENCY_KEY_MAX_LENGTH = 200;
/** `reply` events carry it; clients ignore what they do not know. */
export const STREAM_PROTOCOL = 1;
/** A query of the Bible search. */
export const SEARCH_MIN_LENGTH = 3;
export const SEARCH_MAX_LENGTH = 1_000;
export const SEARCH_DEFAULT_HITS = 8;
export const SEARCH_MAX_HITS = 50;
/** A text to check, and the largest body of that call, with room for JSON escapes. */
export const CHECK_MAX_LENGTH = 200_000;
export const CHECK_BODY_MAX_BYTES = 1_500_000;
/** The fields of the contact form. */
export const CONTACT_NAME_MAX_LENGTH = 120;
export const EMAIL_MAX_LENGTH = 254;
export const CONTACT_SUBJECT_MAX_LENGTH = 200;
export const CONTACT_MESSAGE_MAX_LENGTH = 10_000;
/** A text to be spoken at once. */
export const SPEECH_MAX_LENGTH = 2_500;
/** Games: kinds, categories and levels of questions. */
export const GAME_TYPES = ['scramble', 'fill_blank', 'character_guess', 'memory_verse', 'other'] as const;
export const GAME_CATEGORIES = ['characters', 'places', 'verses', 'books', 'events'] as const;
export const GAME_DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
/** After as many wrong answers the right one is revealed. */
export const MAX_ATTEMPTS = 3;
/** How many questions a quiz and Quick Fire may have, the default first. */
export const QUIZ_LENGTHS = [5, 10, 15] as const;
export const QUICK_FIRE_COUNTS = [10, 15, 20] as const;
export const ICEBREAKER_PARTICIPANTS = { min: 3, max: 15 } as const;
export const ICEBREAKER_MINUTES = { min: 10, max: 30 } as const;
/** How many questions are made from a passage at most: those of the longest quiz. */
export const PASSAGE_QUESTIONS = 15;
/** The longest time that a question may have taken: a day. */
export const PLAYING_MAX_SECONDS = 86_400;
/** The operator's area: names and passwords of operators. */
export const USERNAME_MAX_LENGTH = 100;
export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 1_000;
/** The fields of an advertisement. */
export const ADVERTISEMENT_TITLE_MAX_LENGTH = 120;
export const ADVERTISEMENT_DESCRIPTION_MAX_LENGTH = 500;
export const WEB_ADDRESS_MAX_LENGTH = 2_000;
export const TARGET_AUDIENCE_MAX_LENGTH = 300;
/** A new advertisement may have priority 0; an edited one has at least 1. */
export const ADVERTISEMENT_PRIORITY = { min: 0, minEdited: 1, max: 10 } as const;
/** A picture as it is uploaded or fetched: 1 MB. */
export const PICTURE_MAX_BYTES = 1024 * 1024;
/** What someone said of Berea, as the home page shows it. */
export const TESTIMONIALS_MAX = 9;
export const TESTIMONIAL_NAME_MAX_LENGTH = 80;
export const TESTIMONIAL_TEXT_MAX_LENGTH = 500;
/** Live rooms: how many questions, seconds for each (0: no clock), teams (0: none) and players. */
export const ROOM_COUNTS = [5, 10, 15, 20] as const;
export const ROOM_SECONDS = { min: 20, max: 180 } as const;
export const ROOM_TEAMS = { min: 2, max: 6 } as const;
export const ROOM_PLAYERS = 40;
export const ROOM_TITLE_MAX_LENGTH = 60;
export const ROOM_ANSWER_MAX_LENGTH = 1_000;
/** More than this is no name at all; what is shown has at most 20 characters (games/rooms/player-name.ts). */
export const ROOM_NAME_FIELD_MAX_LENGTH = 1_000;
/** How long a room lasts, and how long its last board can still be seen. */
export const ROOM_HOURS = 12;
export const ENDED_ROOM_MINUTES = 60;
