import { create } from 'zustand';

/** A new question that was asked for: outside of the form, which may be closed. */
interface NewFaq {
  websiteId: number;
  /** If it is left out, the form keeps its parent. */
  parentId?: number;
}

const useAsked = create<{ asked: NewFaq | undefined }>(() => ({ asked: undefined }));

/** Opens the form for a new question, with the focus in its first field. */
export function startFaq(asked: NewFaq): void {
  useAsked.setState({ asked: { ...asked } });
}

/** Returns what was asked for in the form of this website; `taken` clears it. */
export function useNewFaq(websiteId: number) {
  const asked = useAsked((state) => state.asked);
  return {
    asked: asked?.websiteId === websiteId ? asked : undefined,
    taken: () => useAsked.setState({ asked: undefined }),
  };
}
