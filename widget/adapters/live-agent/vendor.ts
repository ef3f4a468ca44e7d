/** `native`: the vendor supports it. `inferred`: the adapter infers it from other signals. `absent`: neither. */
export type Capability = 'native' | 'inferred' | 'absent';

export interface VendorCapabilities {
  /** Reports that a chat started. If absent, there is no deadline, because it could end a running chat. */
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
  /** Uses the page's own chat of this vendor, or loads one. Throws if the page forbids scripts. */
  connect(options: ConnectOptions): VendorChat;
}

export interface ConnectOptions {
  /** The page's CSP nonce, empty when it has none. */
  nonce: string;
  emit: (event: VendorEvent) => void;
}

export type VendorEvent = 'started' | 'minimised' | 'ended';

/** Before the chat is ready, use only `ready` and `disconnect`. Any call may throw if the vendor is broken. */
export interface VendorChat {
  /** Rejects if the script fails to load. Stays pending if the script never responds. */
  ready: Promise<void>;
  /** Shows the window, maximised, with notes that the agent sees. */
  show(notes: Readonly<Record<string, string>>): void;
  /** Hides the window, or minimises it if the page itself had shown it before. */
  hide(): void;
  end(): void;
  isRunning(): boolean;
  /** Removes all callbacks. A vendor that loads later stays hidden. */
  disconnect(): void;
}
