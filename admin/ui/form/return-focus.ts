/**
 * For the `finalFocus` of a popup: focuses its trigger. If the user has already moved to a field while the popup was
 * closing, the focus stays there, because otherwise the next letters would go to the trigger.
 */
export function returnFocus(trigger: HTMLElement | null): HTMLElement | false | null {
  const { activeElement, body } = document;
  const isElsewhere =
    activeElement !== null && activeElement !== body && !activeElement.closest('.popup');
  return isElsewhere ? false : trigger;
}
