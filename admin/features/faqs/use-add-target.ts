import { create } from 'zustand';

/** A question under which the next one is to be added. */
interface AddTarget {
  websiteId: number;
  parentId: number;
}

const useAsked = create<{ target: AddTarget | undefined }>(() => ({ target: undefined }));

/** Asks the form of new questions to add below this one, wherever the form is on the page. */
export function addBelow(target: AddTarget): void {
  useAsked.setState({ target: { ...target } });
}

/** What the website's form was asked for; `taken` ends it. */
export function useAddTarget(websiteId: number) {
  const target = useAsked((asked) => asked.target);
  return {
    target: target?.websiteId === websiteId ? target : undefined,
    taken: () => useAsked.setState({ target: undefined }),
  };
}
