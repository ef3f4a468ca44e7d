/**
 * Keeps the app alive under a page translator, which puts a `<font>` element in the place of each text node, or around
 * it. React still removes those text nodes, inserts others before them and changes their text. The first two throw a
 * NotFoundError, which ends the page; the third is not seen (https://github.com/facebook/react/issues/11538).
 *
 * Call it once, before React renders.
 */
export function tolerateTranslators(): void {
  const { removeChild, insertBefore } = Node.prototype;
  /** The elements in the place of texts that are no longer in the document. */
  const translations = new WeakMap<Node, ChildNode>();

  const observer = new MutationObserver((records) => {
    for (const {
      type,
      target,
      addedNodes,
      removedNodes,
      previousSibling,
      nextSibling,
    } of records) {
      // Show the new text instead of the old translation. The translator then translates it again.
      if (type === 'characterData' && !target.parentNode)
        translations.get(target)?.replaceWith(target);
      for (const node of removedNodes) {
        const beside = [...addedNodes, previousSibling, nextSibling];
        const translation = beside.find((other) => other?.nodeName === 'FONT');
        if (!translation || node.nodeType !== Node.TEXT_NODE) continue;
        translations.set(node, translation as ChildNode);
        observer.observe(node, { characterData: true });
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });

  /** The child of the parent that is the node, that contains it, or that is in its place. */
  function findIn(parent: Node, node: Node): ChildNode | undefined {
    let found: Node | null | undefined = node.parentNode ? node : translations.get(node);
    while (found && found.parentNode !== parent) found = found.parentNode;
    return (found as ChildNode | null) ?? undefined;
  }

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode)
      return removeChild.call(this.contains(child) ? child.parentNode : this, child) as Child;
    findIn(this, child)?.remove();
    return child;
  };

  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    const place = before && findIn(this, before);
    // At an unknown place the node goes to the end: better there than nowhere.
    return insertBefore.call(this, child, place ?? (before?.parentNode ? before : null)) as Child;
  };
}
