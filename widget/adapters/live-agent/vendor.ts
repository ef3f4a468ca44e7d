/** Whether a vendor has an event or a call of its own for something, whether it is put together from others, or neither. */
export type Ability = 'native' | 'inferred' | 'absent';

export interface VendorAbilities {
  /** Tells when a chat started. Without it no deadline is kept: it would cut a chat short. */
  started: Ability;
  /** Tells when a chat ended. */
  ended: Ability;
  /** Tells when the visitor minimised the window. */
  minimised: Ability;
  /** Can end a chat. */
  end: Ability;
}

/** A third party's chat window in the page. One more vendor is one more file that makes one of these. */
export interface Vendor {
  abilities: VendorAbilities;
  /** Takes up the chat that the page has already, or loads it. Throws where the page forbids that. */
  join(options: JoinOptions): VendorChat;
}

export interface JoinOptions {
  /** The page's CSP nonce, empty when it has none. */
  nonce: string;
  tell: (happening: VendorHappening) => void;
}

export type VendorHappening = 'started' | 'minimised' | 'ended';

/** Everything but `ready` and `leave` is for a chat that is ready; a vendor that is out of order may throw from it. */
export interface VendorChat {
  /** Rejects when the script cannot be had; never settles when it hangs. */
  ready: Promise<void>;
  /** Brings the window up, maximised, with notes that the agent sees. */
  show(notes: Readonly<Record<string, string>>): void;
  /** Takes the window away, or leaves it minimised where it was the page's own and in sight. */
  hide(): void;
  end(): void;
  isRunning(): boolean;
  /** Takes back every callback; a vendor that comes up only later stays hidden. */
  leave(): void;
}
