/**
 * Limits that the server and the browser both need: lengths in characters, sizes in bytes, times in the unit of the
 * name.
 */

export const usernameMaxLength = 64;
export const passwordMinLength = 8;
export const passwordMaxLength = 128;
export const passkeyLabelMaxLength = 60;
export const websiteNameMaxLength = 100;
export const addressMaxLength = 2048;
export const serverIpMaxLength = 255;
/** What an entry of the whitelist is for. */
export const entryNoteMaxLength = 60;
/** An entry of the whitelist that nobody used for so many days is marked. */
export const unusedEntryDays = 90;

export const questionMaxLength = 300;
export const answerMaxLength = 5000;
export const faqNoteMaxLength = 500;
/** Keywords of one FAQ, and the length of each. */
export const keywordsMax = 20;
export const keywordMaxLength = 60;
/** Wordings of visitors that one FAQ answers. Each has at most `insightWordsMaxLength` characters. */
export const wordingsMax = 60;
/** The words to find in FAQs, and their replacement. */
export const replacedMaxLength = 300;
/** Levels of a FAQ tree: a question of the top tier is level 1. */
export const faqTreeMaxDepth = 32;

/** A visitor's words that are counted; longer texts are cut. */
export const insightWordsMaxLength = 80;
/** Facts of one of the bot's reports. */
export const insightFactsMax = 50;

/** A file of FAQs to import. */
export const importMaxBytes = 64 * 1024 * 1024;

/** Pasted text to import, and the HTML of the clipboard with it. */
export const pasteMaxBytes = 1024 * 1024;

/** How long a write can be undone. Deleted rows, earlier texts and images are stored for that time. */
export const undoDays = 90;

export const ticketMaxLength = 32;
export const historyUsernameMaxLength = 100;

/** How many days sums are stored, and the longest period that can be read. */
export const insightDays = 730;

/** Visitors' words are listed once this many addresses have sent them. */
export const insightWordsMinSenders = 3;
/** An answer is due for a review when so many different senders have said within these days that it is outdated. */
export const outdatedMinSenders = 3;
export const outdatedDays = 30;

/** What admins write for a website's bot. */
export const launcherLabelMaxLength = 24;
export const botTitleMaxLength = 40;
export const botSubtitleMaxLength = 60;
export const greetingMaxLength = 300;
export const offsetMaxPx = 400;
export const shortcutsMax = 3;

export const announcementMaxLength = 200;
export const announcementLinkMaxLength = 500;
/** How many days from now an announcement may end. */
export const announcementMaxDays = 366;
/** Announcements that run or are coming. */
export const announcementsMax = 50;

export const channelsMax = 10;
export const channelLabelMaxLength = 40;
/** The wording of the link to the privacy notice. */
export const privacyLabelMaxLength = 40;
export const openingSpansMax = 42;
export const closedDaysMax = 60;
export const closedNoteMaxLength = 60;

/** 'Kata isian' of one website, and the length of a value. */
export const fillWordsMax = 50;
/** The first so many words of a text are filled in: a text of nothing but short names would grow 60 times. */
export const filledPerTextMax = 20;
export const fillValueMaxLength = 200;

/**
 * Bytes of the texts that visitors of a website load: questions, answers and keywords, with the words filled in. The limits of
 * the single texts are not enough: a long word in 5,000 answers makes a response of 40 MB.
 */
export const textsMaxBytes = 4 * 1024 * 1024;

/** An edit is recent for this long. */
export const recentDays = 7;
export const searchMaxLength = 200;
/** The maximum of folded branches in one list. More ids would not fit into the URL of every proxy. */
export const foldedMax = 300;

/** The days that a FAQ's figures cover. */
export const figureDays = 30;
/** With fewer votes, the share of helpful votes means nothing. */
export const leastVotes = 5;

/** The newest releases of a website that are stored. */
export const releasesMax = 20;
export const releaseNoteMaxLength = 200;
/** How far ahead a publication can be scheduled. */
export const scheduleMaxDays = 365;

export const imageMaxBytes = 5 * 1024 * 1024;
/** Longest side of a stored image, in pixels. The admin app shrinks larger images before it sends them. */
export const imageMaxSide = 1280;
/** Side of a stored avatar, in pixels: 40 CSS pixels on a screen with three pixels for each. */
export const avatarSide = 128;
/** Pixels of an upload's image; larger images are refused before they are decoded. */
export const imageMaxInputPixels = 40_000_000;
/** Longest side of an upload's image, in pixels. An image one pixel wide takes 30 times as long as a square one. */
export const imageMaxInputSide = 16_384;
