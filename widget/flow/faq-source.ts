/** The server and the website that a bot reads its FAQs from. */
export interface FaqSource {
  /** Origin, without a trailing slash. */
  apiHost: string;
  websiteId: number;
}
