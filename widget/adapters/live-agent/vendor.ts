/** Whether a vendor supports something itself, the adapter infers it from other signals, or neither. */
export type Capability = 'native' | 'inferred' | 'absent';

export interface VendorCapabilities {
  /** Reports that a chat started. Without it no deadline applies: the deadline could end a running chat. */
  started: Capability;
  /** Reports that a chat ended. */
  ended: Capability;
  /** Reports that the visitor minimised the window. */
  minimised: Capability;
  /** Can end a chat. */
  end: Capability;
}

/** A third-party chat product whose window opens in the page. */
export interface Vendor {
  capabilities: VendorCapabilities;
  /** Uses the vendor's chat that the page already has, or loads it. Throws where the page forbids scripts. */
  connect(options: ConnectOptions): VendorChat;
}

export interface ConnectOptions {
  /** The page's CSP nonce, empty when it has none. */
  nonce: string;
  emit: (event: VendorEvent) => void;
}

export type VendorEvent = 'started' | 'minimised' | 'ended';

/** Call only `ready` and `disconnect` before the chat is ready. Any call may throw when the vendor is broken. */
export interface VendorChat {
  /** Rejects when the script fails to load; stays pending when it hangs. */
  ready: Promise<void>;
  /** Shows the window, maximised, with notes that the agent sees. */
  show(notes: Readonly<Record<string, string>>): void;
  /** Hides the window, or minimises it where the page itself had shown it before. */
  hide(): void;
  end(): void;
  isRunning(): boolean;
  /** Removes all callbacks. A vendor that loads later stays hidden. */
  disconnect(): void;
}
