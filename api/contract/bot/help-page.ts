/** The link to a website's privacy notice, at the foot of its bot and of its help pages. */
export interface PrivacyLink {
  /** An absolute http or https address. */
  url: string;
  /** The wording instead of the usual one, in one line. */
  label?: string | undefined;
}

/** 'Halaman bantuan': the FAQs that visitors read as pages without a script, under `/bantuan/{websiteId}`. */
export interface HelpPage extends HelpSwitches {
  /** The host that has these pages and nothing else, such as `bantuan.toko.id`; in ASCII and small letters. */
  host?: string | undefined;
}

export interface HelpSwitches {
  is_on: boolean;
  /** Whether search engines may list the pages. */
  is_indexed: boolean;
}

/** Of a website whose admins have chosen nothing. */
export const defaultHelpPage: HelpPage = { is_on: false, is_indexed: false };
