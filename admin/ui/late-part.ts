/** Code that comes after the screen it belongs to. */
export interface LatePart<Part> {
  /** Fetches it once for everybody; after a failure the next call tries again. */
  load: () => Promise<Part>;
  /** Set once it is there. */
  readonly loaded: Part | undefined;
}

export function latePart<Part>(fetchPart: () => Promise<Part>): LatePart<Part> {
  let loaded: Part | undefined;
  let loading: Promise<Part> | undefined;
  return {
    load() {
      loading ??= fetchPart().then(
        (part) => {
          loaded = part;
          return part;
        },
        (fault: unknown) => {
          loading = undefined;
          throw fault;
        },
      );
      return loading;
    },
    get loaded() {
      return loaded;
    },
  };
}
