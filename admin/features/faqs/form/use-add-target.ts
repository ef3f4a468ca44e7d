import { create } from 'zustand';

/** The parent for the next new question. */
interface AddTarget {
  websiteId: number;
  parentId: number;
}

const useAsked = create<{ target: AddTarget | undefined }>(() => ({ target: undefined }));

/** Sets the parent of the next new question; the form, wherever it is on the page, reads it from here. */
export function addBelow(target: AddTarget): void {
  useAsked.setState({ target: { ...target } });
}

/** Returns the parent that was set for the form of this website; `taken` clears it. */
export function useAddTarget(websiteId: number) {
  const target = useAsked((asked) => asked.target);
  return {
    target: target?.websiteId === websiteId ? target : undefined,
    taken: () => useAsked.setState({ target: undefined }),
  };
}
